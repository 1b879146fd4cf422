import {anchorOf, levelOf, type Section, titleOf} from './section';
import {aboutOf, classOf, isFiller} from './vocabulary';
import {gluedOf, piecesOf, spacedOf, stemsOf, tailsOf} from './words';

/** How many times better a section fits, beside 1, for what a whole query and it have in common. */
const FITS = {
  /** The query says what a phrase of the section says: that is what phrases are for. */
  phrase: 6,
  /** The query has its name among other words: `does toBeTrue accept truthy values`. */
  mention: 2,
  /** The query is the beginning of an end of its name: `arrayof` of `toBeArrayOfSize`. */
  end: 2,
  /** The query stands in its text word by word: a message that was pasted. */
  quote: 4,
};

/** A phrase that shares half of its words with the query often means something else: it counts a quarter. */
const LIKENESS_POWER = 2;

/** Fewer letters are the beginning of too much, and fewer words stand in too many texts. */
const LEAST_END = 4;
const LEAST_QUOTE = 4;

/** A call as it stands in a test: `await expect(x).resolves.not.toBeNil()`. */
const CALL = /^(?:await\s+)?expect(?:\([^)]*\))?\.(?:(?:not|resolves|rejects)\.)*(\w+)(?:\(.*)?$/s;

/** What a phrase says: its stems without fillers, one stem for all that are alike. */
type Meaning = ReadonlySet<string>;

const meaningOf = (text: string): Meaning =>
  new Set(
    stemsOf(text)
      .filter(word => !isFiller(word))
      .map(classOf),
  );

/** What of a section is compared with a whole query. */
interface Known {
  /** All that it is called, each in one word: its name, its anchor, readers' phrases; for a page, its group. */
  readonly called: ReadonlySet<string>;
  /** Its name in one word. */
  readonly name: string;
  /** Where its name is one identifier, the ends of it. */
  readonly ends: readonly string[];
  /** What its name and each of readers' phrases say. */
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

/** How a section compares with a query. */
interface Comparison {
  /** Whether the query is what the section is called, and nothing else. */
  isMeant(section: number): boolean;
  /** By what the section's score is to be multiplied. */
  fit(section: number): number;
}

/**
 * Prepares sections for being compared with whole queries.
 * @returns what compares a query with them, by their place in the list
 */
export function comparing(sections: readonly Section[]): (query: string) => Comparison {
  const known = sections.map(knownOf);
  const massOf = masses(known);

  return query => {
    const glued = gluedOf(CALL.exec(query.trim())?.[1] ?? query);
    const identifiers = tailsOf(query);
    const asked = meaningOf(aboutOf(query));
    const mass = massOf(asked);
    const text = spacedOf(query);
    const isLong = text.split(' ').length >= LEAST_QUOTE;

    /** How much query and phrase share, of what both have: from 0 to 1. */
    const likeness = (meaning: Meaning): number => {
      const shared = massOf([...meaning].filter(word => asked.has(word)));
      return shared && (2 * shared) / (massOf(meaning) + mass);
    };
    /** Which share of an end of a name the query is, where the end begins with it. */
    const ended = (end: string): number =>
      glued.length >= LEAST_END && end.startsWith(glued) ? glued.length / end.length : 0;

    return {
      isMeant: section => known[section]?.called.has(glued) ?? false,
      fit(section) {
        const own = known[section];
        if (!own) return 1;
        return (
          (1 + FITS.phrase * most(own.meanings.map(likeness)) ** LIKENESS_POWER) *
          (1 + FITS.mention * Number(identifiers.includes(own.name))) *
          (1 + FITS.end * most(own.ends.map(ended))) *
          (1 + FITS.quote * Number(isLong && own.text.includes(text)))
        );
      },
    };
  };
}

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** How much words tell in phrases, added up: the fewer sections have one, the more it tells. */
function masses(known: readonly Known[]): (words: Iterable<string>) => number {
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
