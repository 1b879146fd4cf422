import type {TextRun} from '@jest-extended/search/client';

/** The text of a hit's title or excerpt, without its matches. */
export const joinRuns = (runs: readonly TextRun[] = []): string => runs.map(({text}) => text).join('');
