import {useCallback, useRef, useState} from 'react';
import {loadAskMode} from './load';
import {noAskMode} from './texts';

type AskMode = Awaited<ReturnType<typeof loadAskMode>>;

/**
 * The state of the dialog's ask mode, whose code is loaded when the reader first asks.
 * @param onStatus announces a text to assistive technology
 */
export function useAskMode(onStatus: (text: string) => void) {
  const [asked, setAsked] = useState<{readonly question: string; readonly Mode: AskMode}>();
  const [failure, setFailure] = useState<{readonly question: string; readonly message: string}>();
  const latest = useRef(0);

  const enter = useCallback(
    async (question: string) => {
      const attempt = (latest.current += 1);
      setFailure(undefined);
      try {
        const Mode = await loadAskMode();
        if (attempt === latest.current) setAsked({question, Mode});
      } catch (error) {
        console.warn(error);
        if (attempt !== latest.current) return;
        setFailure({question, message: noAskMode()});
        onStatus(noAskMode());
      }
    },
    [onStatus],
  );
  const leave = useCallback(() => {
    latest.current += 1;
    setAsked(undefined);
  }, []);
  return {asked, failure, enter, leave};
}
