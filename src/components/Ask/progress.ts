import type {AskStatus} from '@docsearch/react/modal';

/** How far asking has come. */
export type Progress =
  | {readonly is: 'quiet'}
  | {readonly is: 'answering'}
  | {readonly is: 'answered'}
  | {readonly is: 'stopped'}
  | {readonly is: 'failed'; readonly why: string};

/**
 * @param before how far it had come
 * @param status what DocSearch says now
 * @param why why it failed, if it did
 */
export function progressOf(before: Progress, status: AskStatus, why: string, isStopped: boolean): Progress {
  if (status === 'error') return {is: 'failed', why};
  if (status !== 'ready') return {is: 'answering'};
  if (before.is !== 'answering') return before.is === 'failed' ? {is: 'quiet'} : before;
  return {is: isStopped ? 'stopped' : 'answered'};
}
