import {stem} from '../search/words';
import {type Matcher, meantBy, namedIn} from './matchers';

/** What kind of answer a question wants. */
type Kind =
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
  /** Other identifiers, e.g. of a parameter or an option. */
  readonly identifiers: readonly string[];
  /** A name that was taken for another. */
  readonly misspelt?: string;
  /** The stems of the words that say what it is about. */
  readonly words: readonly string[];
  /** By stem the words as they were written, in small letters: stems are nothing to show. */
  readonly written: ReadonlyMap<string, string>;
  /** How many of these, from the first, the question itself has; the others are those of the question before. */
  readonly fresh: number;
  /** These, and the words that say how many: by them a question is compared with what sections are called. */
  readonly asked: readonly string[];
  /** Those of the words that ask about something of a section which is known already. */
  readonly details: readonly string[];
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
  ['difference', /\b(?:diff|differs?|differences?|different)\b|\bvs\b\.?|\bversus\b|\bcompared? (?:to|with)\b/i],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bfail(?:s|ed|ing)?\b|\bwrong\b|\bdoes(?:n['’]t| not) (?:work|pass|match)|\bunexpected/i,
  ],
  ['example', /\bexamples?\b|\bsample\b|\bshow me\b|\bsnippet\b/i],
];

const NEGATED = /(?:^|[\s(`])\.not\b|\b(?:negate|negated|negation)\b/i;

const stems = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

/** Words that ask, and do not say what about. */
const ASKING = stems(
  `a about actual actually also am an and another any anything are as assert assertion at available be been being but by
  can certain check checking code come command could d describe detect determine did differ difference different do doc
  does doing don each ensure ever example expect explain explicit explicitly express few find follow following for from
  gave get getting give given go goes going good got guarantee had happen has have having help her here hi his hello how i
  if in inside instead into is it its jest just kind know known let lib library like likely ll look m make many matcher
  matter may maybe me mean method might much must my nearly need new next not now of off ok on ones or our out over own
  particular pass per perhaps plain please possible possibly put quite r re real really reason right s same sample say see
  seem shall she should show simple simply since so somehow someone something somewhere specific specifically still such
  suppose sure t take talk tell test testing than thank that the their them there then these they thing think this those
  through to too tri try trying up us use used uses using usual usually v validate variable ve verify versus very vs want
  was way we well were what whats when where whether which while who whom whose why will wish with within without
  work worked would write wrong yes you your two three four five six seven eight nine ten`,
);

/** Whether a word asks, and does not say what about. */
export const asksOnly = (stem: string): boolean => ASKING.has(stem);

/** Words that say how many, or how it is meant: of what, others say. */
const QUANTIFYING = stems(
  'all any compare every exact exactly least more most no none non once one only other else several some',
);

const NUMBER = /^\d+$/;

/** Says how a question asks, and nothing of what it is about. */
const COMPARING = /\bdifferences? between\b|\bset(?:ting)?\b(?: \w+)? up\b/gi;

/**
 * A text's words as stems. Identifiers stay whole, since readers write them as one word, too: `TypeScript` is
 * `typescript`. The docs' texts are compared with both.
 */
export const runsOf = (text: string): string[] => smallIn(text).map(stem);

const smallIn = (text: string): string[] => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(run => run.toLowerCase());

/** The words of a question that say what it is about, as stems. */
const topicOf = (text: string): string[] => [
  ...new Set(
    runsOf(text.replace(COMPARING, ' ')).filter(
      word => !ASKING.has(word) && !QUANTIFYING.has(word) && !NUMBER.test(word),
    ),
  ),
];

/** The stems of a question's words that say how many. */
const quantityOf = (text: string): string[] => runsOf(text).filter(word => QUANTIFYING.has(word) || NUMBER.test(word));

/** What every question of why has: it does not tell one piece of a section from another. */
const OUTCOME = stems('fail throw accept behave');

/** What is written like a name in code: `setupFilesAfterEnv`. */
const IDENTIFIER = /\b[a-z]+(?:[A-Z][a-z]+){2,}\b/g;

/** Reads a question by itself, without what was said before. */
export function understood(text: string): Question {
  const {matchers, others} = namedIn(text);
  const [meant] = others.flatMap(name => {
    const matcher = meantBy(name);
    return matcher ? [{name, matcher}] : [];
  });
  const about = meant ? [...matchers, meant.matcher] : matchers;
  const kind = KINDS.find(([, words]) => words.test(text))?.[0] ?? (about.length > 1 ? 'difference' : 'what');
  const words = topicOf(withoutNames(text, ['jest-extended', ...about.map(({name}) => name), ...others]));
  return {
    text,
    isNegated: NEGATED.test(text),
    kind: kind === 'difference' && about.length === 0 ? 'what' : kind,
    matchers: about,
    others: others.filter(name => name !== meant?.name),
    identifiers: text.match(IDENTIFIER) ?? [],
    ...(meant && {misspelt: meant.name}),
    words,
    written: new Map(smallIn(text).map(word => [stem(word), word])),
    fresh: words.length,
    asked: [...words, ...quantityOf(text), ...others.map(name => stem(name.toLowerCase()))],
    details: about.length > 0 ? words.filter(word => !OUTCOME.has(word)) : [],
    query: text,
  };
}

/** A text without the names that it is known to have, so that their humps do not count as words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), ' '), text);
}
