import {AnswerError, type Exchange} from '@jest-extended/search/answers/answer';
import {useEffect, useRef, useState} from 'react';
import type {AnswerSource} from './useAnswerSource';

/** A question and its answer, with the state of the answer. */
export interface AskedExchange extends Exchange {
  readonly state: 'answering' | 'complete' | 'stopped' | 'failed';
  /** Why the answer failed, as a sentence for readers. */
  readonly message?: string;
}

/** A number for each exchange of this visit. */
let count = 0;

/**
 * The exchanges of a conversation. The current answer ends when the component is removed.
 * @param onState called with the last exchange when its state changes
 */
export function useExchanges(source: AnswerSource, onState: (exchange: AskedExchange) => void) {
  const [exchanges, setExchanges] = useState<readonly AskedExchange[]>([]);
  const answering = useRef<AbortController>(undefined);
  useEffect(() => () => answering.current?.abort(), []);

  /** Asks a question. It replaces the last one if that failed, or if it is the same question again. */
  async function ask(question: string, isRetry: boolean): Promise<void> {
    const earlier = isRetry || exchanges.at(-1)?.state === 'failed' ? exchanges.slice(0, -1) : exchanges;
    const {signal} = (answering.current = new AbortController());
    // Unique across visits: a service knows the conversation by the id of its first exchange.
    let exchange: AskedExchange = {id: `${Date.now()}-${(count += 1)}`, question, state: 'answering'};
    const change = (changes: Partial<AskedExchange>) => {
      if (signal.aborted) return;
      exchange = {...exchange, ...changes};
      setExchanges([...earlier, exchange]);
      if (!changes.answer) onState(exchange);
    };
    change({});
    try {
      for await (const answer of source([...earlier, exchange], signal)) change({answer});
      change({state: 'complete'});
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      change({state: 'failed', ...(error instanceof AnswerError && {message: error.message})});
    }
  }

  function stop(): void {
    answering.current?.abort();
    const last = exchanges.at(-1);
    if (last?.state !== 'answering') return;
    const stopped: AskedExchange = {...last, state: 'stopped'};
    setExchanges([...exchanges.slice(0, -1), stopped]);
    onState(stopped);
  }

  return {exchanges, ask, stop};
}
