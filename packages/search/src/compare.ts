import {compareMeanings, type Meaning, createMeaning} from '@jest-extended/text/meaning';
import {createRecognizer} from '@jest-extended/text/recognizer';
import {getStems} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {getGroup} from '@jest-extended/text/synonyms';
import {joinWords, findMatcherNames, splitPieces, getRuns, spaceWords, getTails} from '@jest-extended/text/words';
import {getAnchor, getLevel, getReports, type Section, getTitle, getWholeText} from './section';

/** The parts of a section that are compared with a whole query. */
interface Known {
  /** Its name, its anchor and its aliases, each as one word; for a page also its group. */
  readonly called: ReadonlySet<string>;
  /** The endings of its name, if the name is one identifier. */
  readonly ends: readonly string[];
  /** The meanings of its name and of its aliases. */
  readonly meanings: readonly Meaning[];
  readonly text: string;
  /** The first words of each line of its failure reports, up to the first value; only of matchers. */
  readonly failures: readonly string[];
  /** The identifiers in its text and code, in lower case. */
  readonly identifiers: ReadonlySet<string>;
}

/** A whole query, as the signals read it. */
interface Asked {
  /** The names in it that are written like a matcher's, in lower case, and patterns for several: `toContain*`. */
  readonly identifiers: readonly (string | RegExp)[];
  /** Its words with one space between them; empty for a short query, which is not a quotation. */
  readonly quote: string;
  readonly meaning: Meaning;
  /** How much of the ending of a name it covers, from 0 to 1; 0 if the ending does not start with it. */
  readonly measureCoverage: (end: string) => number;
}

/** Something that a section and a whole query have in common. */
interface Signal {
  readonly name: string;
  /** A score grows by the weight times the value, in addition to 1. */
  readonly weight: number;
  /** @returns a value from 0 to 1 */
  readonly of: (own: Known, asked: Asked) => number;
}

/** An alias that shares only half of its words with the query often means something else, so it counts a quarter. */
const LIKENESS_POWER = 2;

export const SIGNALS: readonly Signal[] = [
  {
    // The query means the same as an alias of the section.
    name: 'phrase',
    weight: 6,
    of: ({meanings}, {meaning}) => most(meanings.map(own => compareMeanings(own, meaning))) ** LIKENESS_POWER,
  },
  {
    // The query mentions a name of the section: "does toBeTrue accept truthy values".
    name: 'mention',
    weight: 2,
    of: ({called}, {identifiers}) => identifiers.filter(one => isIn(one, called)).length / (identifiers.length || 1),
  },
  {
    // The query is in the middle of the section's name: "arrayof" in toBeArrayOfSize.
    name: 'end',
    weight: 2,
    of: ({ends}, {measureCoverage}) => most(ends.map(measureCoverage)),
  },
  {
    // The section's text contains the query word for word: a part of a report.
    name: 'quote',
    weight: 4,
    of: ({text}, {quote}) => Number(quote !== '' && text.includes(quote)),
  },
];

const mentions = ({identifiers}: Asked, {called}: Known): boolean => identifiers.some(one => isIn(one, called));

/** Whether a name, or one that a pattern with asterisks stands for, is one of a section's. */
const isIn = (identifier: string | RegExp, called: ReadonlySet<string>): boolean =>
  typeof identifier === 'string' ? called.has(identifier) : [...called].some(name => identifier.test(name));

/** The values of the signals that are not 0, by name. */
export type Signals = ReadonlyMap<string, number>;

/** The factor of a section's score. */
export const getFactor = (signals: Signals): number =>
  SIGNALS.reduce((factor, {name, weight}) => factor * (1 + weight * (signals.get(name) ?? 0)), 1);

/** The fewest letters of part of a name, and words of a quotation: shorter ones occur in too many sections. */
const LEAST_END = 4;
const LEAST_QUOTE = 4;

/** The words of a line of a failure report before its first value: `Expected list to have the following members`. */
const FAILURE = /^\p{Lu}[\p{L} ,:]*/gmu;
const LEAST_FAILURE = 4;

/** The first line of a report names the matcher: `expect(received).not.toBeNil()`. */
const HINT = /\bexpect\((?:received|function)\)\.(?:(?:not|resolves|rejects)\.)*(\w+)\(/;

/** An identifier of several parts. A query for one that more sections have is not about one of them. */
const IDENTIFIER = /\p{Ll}\p{Lu}/u;
const MOST_WITH_IDENTIFIER = 2;

/** Libraries that a name in a query can be from: "lodash isEmpty", "Chai's oneOf". */
const LIBRARY = /\b(?:chai|jasmine|lodash|sinon)(?:['’]s)?\b/gi;

/** A call from a test: `await expect(x).resolves.not.toBeNil()`. */
const CALL = /^(?:await\s+)?expect(?:\([^)]*\))?\.(?:(?:not|resolves|rejects)\.)*(\w+)(?:\(.*)?$/s;

/** The stems of a phrase that say something about its subject. */
const wordsIn = (text: string): string[] => getStems(text).filter(word => !isStopWord(word));

/** The name of a section, without the parameters of a matcher, and its aliases. */
const getNames = (section: Section): [name: string, ...aliases: string[]] => [
  getTitle(section).replace(/\(.*$/s, ''),
  ...section.words,
];

/** @param stems of its name and of each alias */
function prepareSection(
  section: Section,
  stems: readonly (readonly string[])[],
  weigh: (stem: string) => number,
): Known {
  const {titles, words} = section;
  const [name] = getNames(section);
  const other = getLevel(section) === 1 ? titles[0] : getAnchor(section);
  return {
    called: new Set([name, other ?? name, ...words].map(joinWords)),
    ends: splitPieces(name).length === 1 ? getTails(name) : [],
    meanings: stems.map(each => createMeaning(each, weigh)),
    text: spaceWords(`${getTitle(section)} ${getWholeText(section)}`),
    failures: getTitle(section).startsWith('.') ? failuresIn(getReports(section)) : [],
    identifiers: new Set(
      getRuns(`${getWholeText(section)} ${section.aside}`)
        .filter(run => IDENTIFIER.test(run))
        .map(joinWords),
    ),
  };
}

const failuresIn = (reports: string): string[] =>
  (reports.match(FAILURE) ?? []).map(withoutNot).filter(line => line.split(' ').length >= LEAST_FAILURE);

/** The words of a report. Those of `.not` have that word in addition. */
const withoutNot = (report: string): string => spaceWords(report).replaceAll(' not ', ' ');

/** The number of letters of the longest line that a report contains. */
const longestIn = (report: string, lines: readonly string[]): number =>
  most(lines.filter(line => report.includes(` ${line} `)).map(line => line.length));

/** The reasons for which a section comes before all others; the higher, the earlier. */
export const PLACE = {
  /** The query is an identifier that hardly another section has. */
  identifier: 1,
  /** The query is its name or an alias and nothing else, or the message in the query has its name. */
  name: 2,
  /** It explains the message in the query. */
  message: 3,
  /** It is about a matcher that prints the report in the query. */
  report: 4,
};

/** The result of a comparison; sections are given by their index in the list. */
interface Comparison {
  /** Why the section comes first, as a value of `PLACE`; 0 if it does not. */
  getPlace(section: number): number;
  /** Whether the query mentions one of its names. */
  isMentioned(section: number): boolean;
  getSignals(section: number): Signals;
}

/** Prepares sections for the comparison with whole queries. */
export function createComparison(sections: readonly Section[]): (query: string) => Comparison {
  const stems = sections.map(section => getNames(section).map(wordsIn));
  const weigh = createWeights(stems.map(each => each.flat()));
  const known = sections.map((section, at) => prepareSection(section, stems[at] ?? [], weigh));
  const matchers = new Set(
    sections.flatMap((section, at) => (getTitle(section).startsWith('.') ? [...(known[at]?.called ?? [])] : [])),
  );
  const recognize = createRecognizer(
    sections.flatMap(({messages = []}, at) => messages.map((message): [string, number] => [message, at])),
    name => matchers.has(joinWords(name)),
  );

  return query => {
    const glued = joinWords(CALL.exec(query.trim())?.[1] ?? query);
    const names = [glued, joinWords(query.replace(LIBRARY, ' '))];
    const meaning = createMeaning(wordsIn(removeFrame(query)), weigh);
    const quote = spaceWords(query);
    const message = recognize(query);
    // Node prints the same line for a rejection that nothing handled.
    const hint = query.includes('JestAssertionError') ? '' : joinWords(HINT.exec(query)?.[1] ?? '');
    const hasHint = hint !== '' && matchers.has(hint);
    const report = ` ${withoutNot(query)} `;
    const printed = known.map(({failures}) => longestIn(report, failures));
    const longest = most(printed);
    const hasIdentifier = known.map(({identifiers}) => identifiers.has(glued));
    const isRare = hasIdentifier.filter(Boolean).length <= MOST_WITH_IDENTIFIER;
    const asked: Asked = {
      identifiers: findMatcherNames(query),
      quote: quote.split(' ').length >= LEAST_QUOTE ? quote : '',
      meaning,
      measureCoverage: end => (glued.length >= LEAST_END && end.startsWith(glued) ? glued.length / end.length : 0),
    };

    return {
      getPlace: section => {
        const own = known[section];
        if (!own) return 0;
        if (hasHint ? own.called.has(hint) : longest > 0 && printed[section] === longest) return PLACE.report;
        if (message?.meaning === section && !message.foreign) return PLACE.message;
        if (names.some(name => own.called.has(name)) || (message !== undefined && mentions(asked, own)))
          return PLACE.name;
        return isRare && hasIdentifier[section] ? PLACE.identifier : 0;
      },
      isMentioned: section => {
        const own = known[section];
        return own !== undefined && mentions(asked, own);
      },
      getSignals: section => {
        const own = known[section];
        return new Map(
          own && SIGNALS.map(({name, of}): [string, number] => [name, of(own, asked)]).filter(([, value]) => value),
        );
      },
    };
  };
}

const most = (values: readonly number[]): number => Math.max(0, ...values);

/**
 * The weights of words: the fewer sections have a word, or a synonym, in their names, the higher.
 * @param named the stems in the names of each section
 */
function createWeights(named: readonly (readonly string[])[]): (stem: string) => number {
  const counts = new Map<string, number>();
  const getCount = (stem: string) => counts.get(getGroup(stem)) ?? 0;
  for (const stems of named) for (const stem of new Set(stems.map(getGroup))) counts.set(stem, getCount(stem) + 1);
  return stem => Math.log(1 + named.length / (1 + getCount(stem)));
}
