import {libraryOf} from '../catalogue/foreign';
import {stem} from '../text/stem';
import {isStopWord, withoutFrame} from '../text/stop-words';
import {runsIn, wordsOf} from '../text/words';
import {type Matcher, meantBy, namedIn} from './matchers';

/** The kind of answer that a question asks for. */
type Kind =
  /** The difference between two or more matchers. */
  | 'difference'
  /** Why something fails, passes or throws. */
  | 'why'
  /** The meaning of a pasted message. */
  | 'message'
  /** Code. */
  | 'example'
  /** Everything else: a matcher to use, its check, a setup. */
  | 'what';

export interface Question {
  readonly text: string;
  readonly kind: Kind;
  /** Whether it asks about `.not`. */
  readonly isNegated: boolean;
  /** The matchers that it is about. */
  readonly matchers: readonly Matcher[];
  /** Names that are written like a matcher's but are not in the library, e.g. Jest's own. */
  readonly others: readonly string[];
  /** A misspelled name in the question. Its matcher is in `matchers`. */
  readonly misspelt?: string;
  /** The stems of the words for its subject. */
  readonly words: readonly string[];
  /** `words`, and the words for quantities: they are compared with the names of sections. */
  readonly asked: readonly string[];
  /** The words that ask for a detail of a section that is already known. */
  readonly details: readonly string[];
  /** The search query. */
  readonly query: string;
  /** The page of the conversation, which a short question most likely continues. */
  readonly page?: string;
  /** The section of an earlier answer that this question is no longer about. */
  readonly except?: string;
}

/** The words that indicate each kind of question; the first match counts. */
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

/** Words for a quantity, a restriction or a relation. They distinguish names, but do not name a subject. */
const QUANTIFYING = stems(
  `all any compare differ difference different every eight exact exactly explain five four inside least method more most
  nine no none non not once one only other out over own pass plain same seven several six some ten three through two
  versus vs within without work worked`,
);

/** Phrases that ask, but do not name a subject. */
const COMPARING = /\bdifferences? between\b|\bset(?:ting)?\b(?: \w+)? up\b/gi;

/**
 * A text's words as stems. Identifiers are not split, since readers also write them as one word: `TypeScript` is
 * `typescript`.
 */
export const runsOf = (text: string): string[] => runsIn(text).map(run => stem(run.toLowerCase()));

/** The words for the subject of a question, as stems. Names that the docs do not have are read as words. */
function topicOf(text: string, has: Has): string[] {
  const runs = runsIn(text.replace(COMPARING, ' ')).flatMap(run => {
    const whole = stem(run.toLowerCase());
    return has(whole) ? [whole] : wordsOf(run).map(stem);
  });
  return [...new Set(runs.filter(word => !isStopWord(word) && !QUANTIFYING.has(word)))];
}

/** The words for quantities in a question, as stems. */
const quantityOf = (text: string): string[] => runsOf(text).filter(word => QUANTIFYING.has(word));

/** Words of most questions that ask why: they do not distinguish the parts of a section. */
const OUTCOME = stems('fail throw accept behave');

/** Whether the docs have a stem. */
type Has = (stem: string) => boolean;

/** Reads a question by itself, without the earlier ones. */
export function understood(text: string, has: Has = () => true): Question {
  const {matchers, others} = namedIn(text);
  const [meant] = others.flatMap(name => {
    const matcher = meantBy(name);
    return matcher ? [{name, matcher}] : [];
  });
  const about = meant ? [...matchers, meant.matcher] : matchers;
  const kind = KINDS.find(([, words]) => words.test(text))?.[0] ?? (about.length > 1 ? 'difference' : 'what');
  const known = others.filter(name => libraryOf(name) !== undefined || has(stem(name.toLowerCase())));
  const named = [...about.map(({name}) => name), ...known, ...(meant ? [meant.name] : [])];
  const words = topicOf(withoutNames(withoutFrame(text), named), has);
  return {
    text,
    isNegated: NEGATED.test(text),
    kind: kind === 'difference' && about.length === 0 ? 'what' : kind,
    matchers: about,
    others: others.filter(name => name !== meant?.name),
    ...(meant && {misspelt: meant.name}),
    words,
    asked: [...words, ...quantityOf(text), ...others.map(name => stem(name.toLowerCase()))],
    details: about.length > 0 ? words.filter(word => !OUTCOME.has(word)) : [],
    query: text,
  };
}

/** A text without certain names, so that their parts do not count as words. */
function withoutNames(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'gi'), ' '), text);
}
