import {getStems} from './stem';

// cspell:ignore tell
/**
 * Words that say little about a subject, as stems: they ask, state a wish, or are polite. Each stem is here once. Words that
 * distinguish matchers are not: any, either, by, with, than.
 */
const STOP_WORDS = new Set(
  getStems(
    `a able about actual add again allow already also although am amazing an and another anybody anyone anything
    approach are as ask assert assertion at available awesome be became because become been being believe best better
    bring bug but can cannot certain check code come could currently d describe detect determine did do doc does
    doing don done e easy else ensure etc ever everyone example expect explain explicit express feature few
    find fine follow for found from g gave get give given go goes going good got great guarantee guess had handy
    happen has have having hello help helpful her here hi his how however i idea if imagine in instead interest into
    is issue it its jest just kind know known let lib library like ll look m made make making many matcher may maybe
    me mean might mind much must my myself nearly need new next nice now of off often ok on or ought our particular
    people per perhaps please possibility possible possibly probably problem provide put question quite r re real
    reason recently related recommend request right s sad see seem shall she should show simple simply since situation
    so solution somebody somehow someone something sometimes somewhere specific specifically still such suggest
    suggestion support suppose sure t take talk tell test thank that the their them then there these they thing
    think this those to too tool tri try u unfortunately up us use used useful uses using usual v validate variable ve
    verify very want was way we well were what when where whether which while who whom whose why will wish wonder
    would write yes yet you your`,
  ),
);

/** Whether a stem says little about the subject of a query. */
export const isStopWord = (stem: string): boolean => STOP_WORDS.has(stem);

/**
 * What says nothing about the subject: the name of the library, which every page is about, the label of an issue, and
 * that a name of another library follows.
 */
const FRAME = [
  /\bjest[\s-]extended\b/gi,
  /^\W*(?:bug|docs|feat(?:ure)?(?: request)?)\W*[:\]]/i,
  /^(?:\W|\b(?:am|an?|are|do|does|how|i|is|it|m|s|should|the|there|to|use|want|we|what|which|write)\b)*\b(?:(?:come|coming|migrate|migrating|move|moving|switch|switching) from|(?:equivalent|replacement|alternative)s? (?:of|to|for)|instead of)\b(?! (?:an)?other\b)/i,
  /\b(?:in|with) jest\W*$/i,
];

/** A query without such words. A query with nothing else is kept. */
export const removeFrame = (query: string): string =>
  FRAME.reduce((text, frame) => text.replace(frame, ' '), query).trim() || query;
