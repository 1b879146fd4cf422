import {AnswerError, type AnswerSource} from '@jest-extended/search/answers/block';
import {useCallback, useEffect, useRef, useState} from 'react';
import {
  addBlock,
  changeLast,
  createConversation,
  createId,
  getExchangesBefore,
  markStored,
  type Conversation,
  type State,
} from './conversation';
import {getNoAnswerText} from './texts';

/**
 * A conversation with a source of answers. Unmounting the component, or opening another conversation, stops the current
 * answer.
 * @param onProgress called when an answer begins and when it ends, also if it failed or was stopped; a stable function
 */
export function useConversation(source: AnswerSource, onProgress: (state: State) => void) {
  const [state, setState] = useState<State>(() => ({conversation: createConversation(), progress: {state: 'idle'}}));
  const current = useRef(state);
  const answering = useRef<AbortController>(undefined);

  const change = useCallback((changes: Partial<State>) => {
    current.current = {...current.current, ...changes};
    setState(current.current);
  }, []);
  const proceed = useCallback(
    (progress: State['progress'], conversation = current.current.conversation) => {
      change({progress, conversation});
      onProgress(current.current);
    },
    [change, onProgress],
  );

  /** Asks a question. It replaces a last one that failed, or that was stopped and is the same. */
  const ask = useCallback(
    async (question: string) => {
      answering.current?.abort();
      answering.current = new AbortController();
      const {signal} = answering.current;
      const exchanges = [...getExchangesBefore(question, current.current), {id: createId(), question, blocks: []}];
      proceed({state: 'answering'}, {...current.current.conversation, exchanges});
      try {
        for await (const block of source(exchanges, signal)) {
          if (signal.aborted) return;
          change({conversation: addBlock(current.current.conversation, block)});
        }
        if (!signal.aborted) proceed({state: 'answered'});
      } catch (error) {
        if (!signal.aborted) proceed({state: 'failed', ...describeFailure(error)});
      }
    },
    [source, change, proceed],
  );

  const stop = useCallback(() => {
    answering.current?.abort();
    const {conversation, progress} = current.current;
    if (progress.state !== 'answering') return;
    proceed(
      {state: 'stopped'},
      changeLast(conversation, last => ({...last, isStopped: true})),
    );
  }, [proceed]);
  useEffect(() => stop, [stop]);

  /** Opens another conversation, by default an empty one. */
  const open = useCallback(
    (conversation: Conversation = createConversation()) => {
      stop();
      proceed({state: 'idle'}, markStored(conversation));
    },
    [stop, proceed],
  );

  return {...state, ask, stop, open};
}

function describeFailure(error: unknown) {
  if (error instanceof AnswerError) return {message: error.message, isFinal: error.endsConversation};
  console.warn(error);
  return {message: getNoAnswerText(), isFinal: false};
}
