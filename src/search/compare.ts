import {stemsOf} from '../text/stem';
import {isStopWord, withoutLibraryName} from '../text/stop-words';
import {groupOf} from '../text/synonyms';
import {gluedOf, piecesOf, spacedOf, tailsOf} from '../text/words';
import {anchorOf, levelOf, type Section, titleOf} from './section';

/** How much a section's score grows, in addition to 1, for what it shares with the whole query. */
const FITS = {
  /** The query means the same as an alias of the section. */
  phrase: 6,
  /** The query mentions the section's name: `does toBeTrue accept truthy values`. */
  mention: 2,
  /** The query is in the middle of the section's name: `arrayof` in `toBeArrayOfSize`. */
  end: 2,
  /** The section's text contains the query word for word: a pasted message. */
  quote: 4,
};

/** An alias that shares only half of its words with the query often means something else, so it counts a quarter. */
const LIKENESS_POWER = 2;

/** The fewest letters of part of a name, and words of a quotation: shorter ones occur in too many sections. */
const LEAST_END = 4;
const LEAST_QUOTE = 4;

/** A call from a test: `await expect(x).resolves.not.toBeNil()`. */
const CALL = /^(?:await\s+)?expect(?:\([^)]*\))?\.(?:(?:not|resolves|rejects)\.)*(\w+)(?:\(.*)?$/s;

/** The meaning of a phrase: its stems without stop words, with one stem for all synonyms. */
type Meaning = ReadonlySet<string>;

const meaningOf = (text: string): Meaning =>
  new Set(
    stemsOf(text)
      .filter(word => !isStopWord(word))
      .map(groupOf),
  );

/** The parts of a section that are compared with a whole query. */
interface Known {
  /** Its name, its anchor and its aliases, each as one word; for a page also its group. */
  readonly called: ReadonlySet<string>;
  /** Its name as one word. */
  readonly name: string;
  /** The endings of its name, if the name is one identifier. */
  readonly ends: readonly string[];
  /** The meanings of its name and of its aliases. */
  readonly meanings: readonly Meaning[];
  readonly text: string;
}

function knownOf(section: Section): Known {
  const {titles, words, prose} = section;
  const name = titleOf(section).replace(/\(.*$/s, '');
  const other = levelOf(section) === 1 ? titles[0] : anchorOf(section);
  return {
    name: gluedOf(name),
    called: new Set([name, other ?? name, ...words].map(gluedOf)),
    ends: piecesOf(name).length === 1 ? tailsOf(name) : [],
    meanings: [name, ...words].map(meaningOf),
    text: spacedOf(`${titleOf(section)} ${prose}`),
  };
}

/** The result of a comparison; sections are given by their index in the list. */
interface Comparison {
  /** Whether the query is a name or an alias of the section, and nothing else. */
  isName(section: number): boolean;
  /** The factor for the section's score. */
  fit(section: number): number;
}

/** Prepares sections for the comparison with whole queries. */
export function createComparison(sections: readonly Section[]): (query: string) => Comparison {
  const known = sections.map(knownOf);
  const weightOf = weights(known);

  return query => {
    const glued = gluedOf(CALL.exec(query.trim())?.[1] ?? query);
    const identifiers = tailsOf(query);
    const asked = meaningOf(withoutLibraryName(query));
    const weight = weightOf(asked);
    const text = spacedOf(query);
    const isLong = text.split(' ').length >= LEAST_QUOTE;

    /** The share of weight that the query and an alias have in common, from 0 to 1. */
    const likeness = (meaning: Meaning): number => {
      const shared = weightOf([...meaning].filter(word => asked.has(word)));
      return shared && (2 * shared) / (weightOf(meaning) + weight);
    };
    /** How much of the ending of a name the query covers, from 0 to 1; 0 if the ending does not start with it. */
    const coverageOf = (end: string): number =>
      glued.length >= LEAST_END && end.startsWith(glued) ? glued.length / end.length : 0;

    return {
      isName: section => known[section]?.called.has(glued) ?? false,
      fit(section) {
        const own = known[section];
        if (!own) return 1;
        return (
          (1 + FITS.phrase * most(own.meanings.map(likeness)) ** LIKENESS_POWER) *
          (1 + FITS.mention * Number(identifiers.includes(own.name))) *
          (1 + FITS.end * most(own.ends.map(coverageOf))) *
          (1 + FITS.quote * Number(isLong && own.text.includes(text)))
        );
      },
    };
  };
}

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** The sum of the weights of words: the fewer sections have a word in their aliases, the higher its weight. */
function weights(known: readonly Known[]): (words: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const {meanings} of known) {
    for (const word of new Set(meanings.flatMap(meaning => [...meaning]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return words => {
    let sum = 0;
    for (const word of words) sum += Math.log(1 + known.length / (1 + (counts.get(word) ?? 0)));
    return sum;
  };
}
