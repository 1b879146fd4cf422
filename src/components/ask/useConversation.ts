import {AnswerError, type AnswerSource, type Turn} from '@jest-extended/ask/block';
import {useCallback, useEffect, useRef, useState} from 'react';
import {
  type Action,
  getExchangesBefore,
  createConversation,
  createId,
  reduce,
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

  const dispatch = useCallback(
    (action: Action) => {
      current.current = reduce(current.current, action);
      setState(current.current);
      if (action.type !== 'add') onProgress(current.current);
    },
    [onProgress],
  );

  const answer = useCallback(
    async (turns: readonly Turn[]) => {
      answering.current?.abort();
      answering.current = new AbortController();
      const {signal} = answering.current;
      try {
        for await (const block of source(turns, signal)) {
          if (signal.aborted) return;
          dispatch({type: 'add', block});
        }
        if (!signal.aborted) dispatch({type: 'finish'});
      } catch (error) {
        if (!signal.aborted) dispatch({type: 'fail', ...describeFailure(error)});
      }
    },
    [source, dispatch],
  );

  /** Asks a question. It replaces a last one that failed, or that was stopped and is the same. */
  const ask = useCallback(
    async (question: string) => {
      answering.current?.abort();
      const turns = [...getExchangesBefore(question, current.current), {id: createId(), question, blocks: []}];
      dispatch({type: 'ask', turns});
      await answer(turns);
    },
    [answer, dispatch],
  );

  /** Continues the last answer with more sections. */
  const showMore = useCallback(() => answer(current.current.conversation.exchanges), [answer]);

  const stop = useCallback(() => {
    answering.current?.abort();
    if (current.current.progress.state === 'answering') dispatch({type: 'stop'});
  }, [dispatch]);
  useEffect(() => stop, [stop]);

  /** Opens another conversation, by default an empty one. */
  const open = useCallback(
    (conversation: Conversation = createConversation()) => {
      stop();
      dispatch({type: 'open', conversation});
    },
    [stop, dispatch],
  );

  return {...state, ask, showMore, stop, open};
}

function describeFailure(error: unknown) {
  if (error instanceof AnswerError) return {message: error.message, isFinal: error.endsConversation};
  console.warn(error);
  return {message: getNoAnswerText(), isFinal: false};
}
