import {compareMeanings, type Meaning, createMeaning} from '@jest-extended/text/meaning';
import {countErrors} from '@jest-extended/text/nearest';
import {createRecognizer} from '@jest-extended/text/recognizer';
import {getStems} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {getGroup} from '@jest-extended/text/synonyms';
import {joinWords, findMatcherNames, splitPieces, spaceWords, getTails, getWords} from '@jest-extended/text/words';
import {getReports, type IndexedSection, getTitle, getWholeText, isMatcher} from './indexed-section';

/** The parts of a section that are compared with a whole query. */
interface SectionProfile {
  /** Its name and its aliases, each as one word, each with its value of `PRECEDENCE`. */
  readonly names: ReadonlyMap<string, number>;
  /** The name of a matcher as one word; empty for other sections. */
  readonly ownName: string;
  /** The names of other libraries that it translates. */
  readonly foreignNames: ReadonlySet<string>;
  /** The endings of its name, if the name is one identifier. */
  readonly endings: readonly string[];
  /** The meanings of its name and of its aliases. */
  readonly meanings: readonly Meaning[];
  /** Its text with one space between its words. */
  readonly getText: () => string;
  /** Its titles with a space around each word. */
  readonly titles: string;
  /** Whether it says what to write where no matcher fits. */
  readonly isRecipe: boolean;
  /** The lines of its failure reports; only of matchers. */
  readonly getFailures: () => readonly string[];
}

/** A whole query, as the measures read it. */
interface QueryProfile {
  /** The names of matchers in it, in lower case. */
  readonly mentioned: readonly string[];
  /** Its words with one space between them; empty for a short query, which is not a quotation. */
  readonly quote: string;
  readonly meaning: Meaning;
  /** The one runner or tool in it, with a space around it. */
  readonly tool: string | undefined;
  /** How much of the ending of a name it covers, from 0 to 1; 0 if the ending does not start with it. */
  readonly measureCoverage: (ending: string) => number;
}

/** How much a section and a whole query have in common, from 0 to 1. */
type Measure = (section: SectionProfile, query: QueryProfile) => number;

/** An alias that shares only half of its words with the query often means something else, so it counts a quarter. */
const LIKENESS_POWER = 2;

/** The query means the same as an alias of the section. */
const measurePhrase: Measure = ({meanings}, query) =>
  getMaximum(meanings.map(meaning => compareMeanings(meaning, query.meaning))) ** LIKENESS_POWER;

/** A score grows by the weight times the value, in addition to 1. */
const PHRASE_WEIGHT = 6;

/** The other measures, with their weights. */
const MEASURES: readonly (readonly [weight: number, measure: Measure])[] = [
  // The query mentions a name of the section: "does toBeTrue accept truthy values".
  [
    8,
    ({names}, {mentioned}) =>
      mentioned.reduce((sum, name) => sum + measureMention(name, names), 0) / (mentioned.length || 1),
  ],
  // The query is in the middle of the section's name: "arrayof" in toBeArrayOfSize.
  [2, ({endings}, {measureCoverage}) => getMaximum(endings.map(measureCoverage))],
  // The section's text contains the query word for word: a sentence of the docs, or a part of a report.
  [4, ({getText}, {quote}) => Number(quote !== '' && getText().includes(quote))],
  // A recipe competes with matchers, whose sections also have reports and edge cases.
  [0.3, ({isRecipe}) => Number(isRecipe)],
  // A title above or of the section has the one runner or tool in the query.
  [1, ({titles}, {tool}) => Number(tool !== undefined && titles.includes(tool))],
];

/** How much a name says about a section. */
const measureMention = (name: string, names: ReadonlyMap<string, number>): number =>
  names.get(name) === PRECEDENCE.name ? 1 : names.has(name) ? ALIAS_SHARE : 0;

/** A section is less likely to be about an alias than about its title. */
const ALIAS_SHARE = 0.25;

/** The fewest words of a quotation, and of a line of a report that only some matchers print. */
const LEAST_SENTENCE = 4;

/** The fewest letters of a misspelled name: `toBeAn` of another library is not toBeNaN. */
const LEAST_NAME = 8;

/** The matcher in the first line of Jest's report. */
const REPORTED = /expect\((?:received|function)\)\.(?:(?:not|rejects|resolves)\.)*(\w+)\(/;

/** Libraries that a name in a query can be from: "lodash isEmpty", "Chai's oneOf". */
const LIBRARY = /\b(?:chai(?:-[\w-]+)?|expect-more|jasmine(?:-matchers)?|lodash|sinon)(?:['’]s)?\b/gi;

/** The arguments of a call that have no call in them, and those of a call that is not complete. */
const ARGUMENTS = /([\w$])\([^()]*\)|\([^()]*$/g;

/** No test nests more calls. */
const DEEPEST = 8;

/** A chain of names: `await expect.not.toBeNil`. */
const CHAIN = /^(?:await\s+)?\.?([\w$]+(?:\.[\w$]+)*)\W*$/;

/**
 * Reads a query that is only a name or a call. The last names of a chain are what it asks for.
 * @returns the endings of its name, each as one word, the longest first: `include.members`, `members`
 */
function readCall(query: string): string[] {
  let text = query.trim();
  for (let depth = 0; depth < DEEPEST; depth++) text = text.replace(ARGUMENTS, '$1');
  const parts = CHAIN.exec(text)?.[1]?.split('.') ?? [];
  return parts.map((_, index) => joinWords(parts.slice(index).join('')));
}

/** The stems of a phrase that say something about its subject. */
const getSubjectStems = (text: string): string[] => getStems(text).filter(word => !isStopWord(word));

/** The heading above the recipes. */
const RECIPES = '#no-such-matcher';

/** Runners and tools that titles of the docs name. */
const TOOL =
  /\b(?:babel|bun|cloudflare|eslint|expo|jest dom|nx|oxlint|playwright|rstest|storybook|swc|ts jest|typescript|vitest)\b/g;

/** The most words about a subject in a query in which every word can be a name. */
const SHORT = 3;

/** A word with a dot or a code mark before it, or a bracket or a code mark after it. */
const WRITTEN_AS_NAME = /[.`](\w+)|(\w+)[(`]/g;

/** The plain words of a query that can be names of matchers: "fail doesn't work", but not "flag to fail a run when". */
export function listPlainNames(query: string): readonly string[] {
  if (getSubjectStems(query).length <= SHORT) return getWords(query);
  return Array.from(query.toLowerCase().matchAll(WRITTEN_AS_NAME), ([, after, before = '']) => after ?? before);
}

/** The name of a section, without the parameters of a matcher, and its aliases. */
const getNames = (section: IndexedSection): [name: string, ...aliases: string[]] => [
  getTitle(section).replace(/\(.*$/s, ''),
  ...section.aliases,
];

/**
 * @param stems of its name and of each alias
 * @param recipes the title above the recipes
 */
function createProfile(
  section: IndexedSection,
  stems: readonly (readonly string[])[],
  weigh: (stem: string) => number,
  recipes: string,
): SectionProfile {
  const [name, ...aliases] = getNames(section);
  return {
    // A name of punctuation only would equal every text of punctuation.
    names: new Map(
      [...aliases, name]
        .map((text): [string, number] => [joinWords(text), text === name ? PRECEDENCE.name : PRECEDENCE.alias])
        .filter(([joined]) => joined !== ''),
    ),
    ownName: isMatcher(section) ? joinWords(name) : '',
    foreignNames: new Set(section.names?.map(joinWords)),
    endings: splitPieces(name).length === 1 ? getTails(name) : [],
    meanings: stems.map(phrase => createMeaning(phrase, weigh)),
    getText: computeOnce(() => spaceWords(`${getTitle(section)} ${getWholeText(section)}`)),
    titles: ` ${spaceWords(section.titles.join(' '))} `,
    isRecipe: section.titles.at(-2) === recipes,
    getFailures: computeOnce(() => (isMatcher(section) ? listFailures(getReports(section)) : [])),
  };
}

/** Computes what few queries need when the first one needs it. */
function computeOnce<Value>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}

const listFailures = (reports: string): string[] =>
  reports
    .split('\n')
    .map(removeNot)
    .filter(line => line.split(' ').length >= LEAST_SENTENCE);

/** The words of a report. Those of `.not` have that word in addition. */
const removeNot = (report: string): string => spaceWords(report).replaceAll(' not ', ' ');

/** The number of letters of the longest line that a report contains. */
const measureLongest = (report: string, lines: readonly string[]): number =>
  getMaximum(lines.filter(line => report.includes(` ${line} `)).map(line => line.length));

/** The reasons for which a section comes before all others; the higher, the earlier. */
export const PRECEDENCE = {
  /** The query is one of its aliases and nothing else. */
  alias: 1,
  /** The query is a name or a call of another library that it translates. */
  translation: 2,
  /** The query is its title. */
  name: 3,
  /** It is about a matcher that prints the report in the query. */
  report: 4,
  /** It explains the message in the query, which Node can print around a report. */
  message: 5,
};

/** The result of a comparison; sections are given by their index in the list. */
interface Comparison {
  /** Why the section comes before all others, as a value of `PRECEDENCE`; 0 if it does not. */
  getPrecedence(index: number): number;
  /** How much the whole query and the section have in common: the phrase alone, and the factor of its score. */
  measure(index: number): {readonly phrase: number; readonly factor: number};
  /** Whether the query names the matcher. */
  isNamed(index: number): boolean;
}

/** Prepares sections for the comparison with whole queries. */
export function createComparison(sections: readonly IndexedSection[]): (query: string) => Comparison {
  const stems = sections.map(section => getNames(section).map(getSubjectStems));
  const weigh = createWeights(stems.map(phrases => phrases.flat()));
  const recipes = sections.find(({url}) => url.endsWith(RECIPES))?.titles.at(-1) ?? '';
  const profiles = sections.map((section, index) => createProfile(section, stems[index] ?? [], weigh, recipes));
  const matchers = new Set(
    sections.flatMap((section, index) => (isMatcher(section) ? [...(profiles[index]?.names.keys() ?? [])] : [])),
  );
  const recognize = createRecognizer(
    sections.flatMap(({messages = []}, index) => messages.map((message): [string, number] => [message, index])),
    name => matchers.has(joinWords(name)),
  );

  const ownNames = new Set(profiles.map(({ownName}) => ownName));
  const foreignNames = new Set(
    sections.flatMap(({names = []}) => names.map(joinWords)).filter(name => !ownNames.has(name)),
  );

  const aliases = new Set(profiles.flatMap(({names}) => [...names.keys()]));

  /** The name of a matcher for one that differs in a letter: `toContainsKey`. */
  const correctName = (name: string): string =>
    aliases.has(name) || name.length < LEAST_NAME
      ? name
      : ([...ownNames].find(own => countErrors(name, own, 1) === 1) ?? name);

  return query => {
    const message = recognize(query);
    const names = findMatcherNames(query);
    // In a message, the wrong letter is what the section about it explains.
    const identifiers = message ? names : names.map(correctName);
    // Of a plain word only the query shows whether it is a name: "fail doesn't work".
    const words = identifiers.length === 0 ? listPlainNames(query).filter(word => ownNames.has(word)) : [];
    const mentioned = [...identifiers, ...words];
    const withoutLibrary = query.replace(LIBRARY, ' ');
    const call = readCall(withoutLibrary);
    const joined = call.at(-1) ?? joinWords(query);
    const translated = call.find((name, index) => foreignNames.has(name) || (index === 0 && aliases.has(name)));
    // "mongoose toContainKey" is about the values of a library, too; "toBeNaN always passes" is about one matcher.
    const rest = identifiers.length > 0 ? joinWords(query.replace(/\S*\bto[A-Z]\S*/g, ' ')) : '';
    // The last name of `assert.fail` is that of a matcher.
    const nameForms = [...(translated === undefined ? [joined] : []), joinWords(query), joinWords(withoutLibrary)];
    const quote = spaceWords(query);
    const isSentence = quote.split(' ').length >= LEAST_SENTENCE;
    const [tool, ...otherTools] = new Set(quote.match(TOOL));
    const report = ` ${removeNot(query)} `;
    const printed = REPORTED.exec(query)?.[1]?.toLowerCase();
    const lengths = isSentence ? profiles.map(({getFailures}) => measureLongest(report, getFailures())) : [];
    const longest = getMaximum(lengths);
    const queryProfile: QueryProfile = {
      mentioned,
      quote: isSentence ? quote : '',
      meaning: createMeaning(getSubjectStems(removeFrame(query)), weigh),
      tool: tool !== undefined && otherTools.length === 0 ? ` ${tool} ` : undefined,
      measureCoverage: ending => (joined !== '' && ending.startsWith(joined) ? joined.length / ending.length : 0),
    };

    return {
      getPrecedence: index => {
        const profile = profiles[index];
        if (!profile) return 0;
        if (message?.meaning === index && !message.foreign) return PRECEDENCE.message;
        if ((printed && profile.ownName === printed) || (longest > 0 && lengths[index] === longest))
          return PRECEDENCE.report;
        if (translated !== undefined && profile.foreignNames.has(translated)) return PRECEDENCE.translation;
        const forms = profile.ownName === '' ? [...nameForms, rest] : nameForms;
        return getMaximum(forms.map(name => profile.names.get(name) ?? 0));
      },
      isNamed: index => identifiers.some(name => name === profiles[index]?.ownName),
      measure: index => {
        const profile = profiles[index];
        if (!profile) return {phrase: 0, factor: 1};
        const phrase = measurePhrase(profile, queryProfile);
        const factor = MEASURES.reduce(
          (product, [weight, measure]) => product * (1 + weight * measure(profile, queryProfile)),
          1 + PHRASE_WEIGHT * phrase,
        );
        return {phrase, factor};
      },
    };
  };
}

const getMaximum = (values: readonly number[]): number => Math.max(0, ...values);

/**
 * The weights of words: the fewer sections have a word, or a synonym, in their names, the higher.
 * @param stemLists the stems in the names of each section
 */
function createWeights(stemLists: readonly (readonly string[])[]): (stem: string) => number {
  const counts = new Map<string, number>();
  const getCount = (stem: string) => counts.get(getGroup(stem)) ?? 0;
  for (const stems of stemLists) for (const stem of new Set(stems.map(getGroup))) counts.set(stem, getCount(stem) + 1);
  return stem => Math.log(1 + stemLists.length / (1 + getCount(stem)));
}
