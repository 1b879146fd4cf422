import {useCallback, useRef, useState} from 'react';
import {loadAskMode} from './load';
import {getUnavailableText} from './texts';

type AskModeComponent = Awaited<ReturnType<typeof loadAskMode>>;

/**
 * The state of the dialog's ask mode, whose code is loaded when the reader first asks.
 * @param onStatus announces a text to assistive technology
 */
export function useAskMode(onStatus: (text: string) => void) {
  const [askMode, setAskMode] = useState<{readonly question: string; readonly Component: AskModeComponent}>();
  const [failure, setFailure] = useState<{readonly question: string; readonly message: string}>();
  const latest = useRef(0);

  const enter = useCallback(
    async (question: string) => {
      const attempt = (latest.current += 1);
      setFailure(undefined);
      try {
        const Component = await loadAskMode();
        if (attempt === latest.current) setAskMode({question, Component});
      } catch (error) {
        console.warn(error);
        if (attempt !== latest.current) return;
        setFailure({question, message: getUnavailableText()});
        onStatus(getUnavailableText());
      }
    },
    [onStatus],
  );
  const leave = useCallback(() => {
    latest.current += 1;
    setAskMode(undefined);
  }, []);
  return {askMode, failure, enter, leave};
}
