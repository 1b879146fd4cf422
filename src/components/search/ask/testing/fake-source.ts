import type {AnswerSource, Block, Turn} from '@jest-extended/search/answers/block';
import {waitFor} from '@testing-library/react';
import {act} from 'react';

/** A question for a test to answer. */
export interface PendingQuestion {
  readonly turns: readonly Turn[];
  readonly signal: AbortSignal;
  /** Adds blocks to the answer. */
  add(...blocks: Block[]): Promise<void>;
  /** Completes the answer, after these blocks. */
  finish(...blocks: Block[]): Promise<void>;
  fail(error: unknown): Promise<void>;
}

/** A source of answers that a test controls. */
export function fakeSource() {
  const questions: PendingQuestion[] = [];
  const source: AnswerSource = async function* (turns, signal) {
    const steps: (() => Block | undefined)[] = [];
    let wake = (): void => undefined;
    const push = (...next: (() => Block | undefined)[]) =>
      act(async () => {
        steps.push(...next);
        wake();
      });
    const toSteps = (blocks: Block[]) => blocks.map(block => () => block);
    questions.push({
      turns,
      signal,
      add: (...blocks) => push(...toSteps(blocks)),
      finish: (...blocks) => push(...toSteps(blocks), () => undefined),
      fail: error =>
        push(() => {
          throw error;
        }),
    });
    for (;;) {
      while (steps.length === 0) await new Promise<void>(resolve => (wake = resolve));
      const block = steps.shift()?.();
      if (!block) return;
      yield block;
    }
  };
  /** Waits until a number of questions were asked, and returns the last one. */
  const waitForQuestion = (count: number): Promise<PendingQuestion> =>
    waitFor(() => {
      const last = questions.at(-1);
      if (!last || questions.length !== count)
        throw new Error(`${questions.length} questions were asked, not ${count}.`);
      return last;
    });
  return {source, waitForQuestion, count: () => questions.length};
}
