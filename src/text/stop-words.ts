import {stemsOf} from './stem';

// cspell:ignore tell
/** Words that say little about a subject, as stems. A search works without them. */
const STOP_WORDS = new Set(
  stemsOf(
    `a an the is are was be been am do doe did i me my we you your it its that this these those there to of in on for with
    and or as at by from if then than when while how what why which who can could should would will must may want need
    us use using get got know tell make sure way possible whether happen write jest test check verify ensure assert
    validate expect matcher`,
  ),
);

/** Whether a stem says little about the subject of a query. */
export const isStopWord = (stem: string): boolean => STOP_WORDS.has(stem);

const LIBRARY_NAME = /\bjest[\s-]extended\b/gi;

/** A query without the name of the library, which every page is about. A query with nothing else is kept. */
export const withoutLibraryName = (query: string): string => query.replace(LIBRARY_NAME, ' ').trim() || query;
