import {stem, wordsOf} from '../search/words';
import {type Matcher, meantBy, namedIn} from './matchers';

/** What kind of answer a question wants. */
export type Kind =
  /** What two or more matchers have different. */
  | 'difference'
  /** Why something fails, passes or throws. */
  | 'why'
  /** What a message means that the reader pasted. */
  | 'message'
  /** More code. */
  | 'example'
  /** Everything else: which matcher, what it checks, how to set something up. */
  | 'what';

export interface Question {
  readonly text: string;
  readonly kind: Kind;
  /** Whether it asks about `.not`. */
  readonly isNegated: boolean;
  /** The matchers that it is about. */
  readonly matchers: readonly Matcher[];
  /** Names like a matcher's that are none of the library's, e.g. Jest's own. */
  readonly others: readonly string[];
  /** A name that was taken for another. */
  readonly misspelt?: string;
  /** The stems of the words that say what it is about. */
  readonly words: readonly string[];
  /** What is searched for. */
  readonly query: string;
  /** The page on which the conversation was before, where a short question most likely stays. */
  readonly page?: string;
  /** A section that an earlier answer was about, which this question turns away from. */
  readonly besides?: string;
}

/** Which words make a question one of a kind; the first that fits counts. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  [
    'message',
    /\b(?:[A-Z]\w*Error|TS\d{4,})\b|\berror:|is not (?:a function|defined)|cannot find|unable to find|does not exist on|invalid chai|was not found|expected value/i,
  ],
  ['difference', /\bdiff(?:er|erence|erences|erent)?\b|\bvs\b\.?|\bversus\b|\bcompared? (?:to|with)\b/i],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bfail(?:s|ed|ing)?\b|\bwrong\b|\bdoes(?:n['’]t| not) (?:work|pass|match)|\bunexpected/i,
  ],
  ['example', /\bexamples?\b|\bsample\b|\bshow me\b|\bsnippet\b/i],
];

const NEGATED = /(?:^|[\s(`])\.not\b|\bnegat(?:e|ed|ion)\b/i;

/** Stems that ask, and do not say what about. */
const ASKING = new Set(
  `a about actual all does goes two thre four five six seven eight nine ten compar command certain specif particular given explicit plain simpl follow possib availabl special certainly also am an and another any anyth ar are as at be been being by call can check checking code come
  correct could detect determin did difference differ different do doc doe don each else ensur ever exactly exampl expect
  explain few find for from gave get give given go good got had happen has have help her here hi hello how i if in insid
  instead into is it its jest extend just kind know let like lib library make many matcher may me mean method might more
  much must my need no not now of ok on one only or other our out over pass per pleas possibl really right same sampl say
  see set shall she should show so some someth somehow still such sure t take tell test testing than thank that the their
  them then ther there thes these they thing thi this those to too try trying up us use using vs versus verify want wa was
  way we well were what whats when where whether which while who why will with without work would you your fail wrong
  assert assertion validat re s ve m d ll`.split(/\s+/),
);

/** Says how a question asks, and nothing of what it is about. */
const COMPARING = /\bdifferences? between\b/i;

/** The words of a question that say what it is about, as stems. */
export const topicOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text.replace(COMPARING, ' '))
      .map(stem)
      .filter(word => !ASKING.has(word) && !/^\d+$/.test(word)),
  ),
];

/** Reads a question by itself, without what was said before. */
export function understood(text: string): Question {
  const {matchers, others} = namedIn(text);
  const [meant] = others.flatMap(name => {
    const matcher = meantBy(name);
    return matcher ? [{name, matcher}] : [];
  });
  const about = meant ? [...matchers, meant.matcher] : matchers;
  const kind = KINDS.find(([, words]) => words.test(text))?.[0] ?? (about.length > 1 ? 'difference' : 'what');
  return {
    text,
    isNegated: NEGATED.test(text),
    kind: kind === 'difference' && about.length === 0 ? 'what' : kind,
    matchers: about,
    others: others.filter(name => name !== meant?.name),
    ...(meant && {misspelt: meant.name}),
    words: topicOf(withoutNames(text, [...about.map(({name}) => name), ...others])),
    query: text,
  };
}

/** A text without the names that it is known to have, so that their humps do not count as words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), ' '), text);
}
