import {anchorOf, levelOf, type Section, titleOf} from './section';
import {classOf, isFiller} from './vocabulary';
import {gluedOf, piecesOf, spacedOf, stemsOf, tailsOf} from './words';

/** How many times better a section fits, beside 1, for what a whole query and it have in common. */
const FITS = {
  /** The query says what a phrase of the section says: that is what phrases are for. */
  phrase: 6,
  /** The query is the beginning of an end of its name: `ofsi` of `toBeArrayOfSize`. */
  end: 2,
  /** The query stands in its text word by word: a message that was pasted. */
  quote: 2,
};

/** A phrase that shares half of its words with the query often means something else: it counts a quarter. */
const LIKENESS_POWER = 2;

/** Fewer letters are the beginning of too much, and fewer words stand in too many texts. */
const LEAST_END = 4;
const LEAST_QUOTE = 4;

/** A call as it stands in a test: `await expect(x).resolves.not.toBeNil()`. */
const CALL = /^(?:await\s+)?expect(?:\([^)]*\))?\.(?:(?:not|resolves|rejects)\.)*(\w+)(?:\(.*)?$/s;

interface Phrase {
  readonly glued: string;
  readonly meaning: ReadonlySet<string>;
}

/** What of a section is compared with a whole query. */
interface Known {
  /** Its name and its anchor, each in one word; a page answers to its group's name too. */
  readonly names: readonly string[];
  /** Where its name is one identifier, the ends of it. */
  readonly ends: readonly string[];
  /** Its name, and what readers call it. */
  readonly phrases: readonly Phrase[];
  readonly text: string;
}

/** What a text says: its stems without fillers, one stem for all that are alike. */
const meaningOf = (text: string): Set<string> =>
  new Set(
    stemsOf(text)
      .filter(word => !isFiller(word))
      .map(classOf),
  );

const phraseOf = (text: string): Phrase => ({glued: gluedOf(text), meaning: meaningOf(text)});

function knownOf(section: Section): Known {
  const {titles, words, prose} = section;
  const name = titleOf(section).replace(/\(.*$/s, '');
  const other = levelOf(section) === 1 ? titles[0] : anchorOf(section);
  return {
    names: [name, other].flatMap(text => (text ? [gluedOf(text)] : [])),
    ends: piecesOf(name).length === 1 ? tailsOf(name) : [],
    phrases: [name, ...words].map(phraseOf).filter(({meaning}) => meaning.size > 0),
    text: spacedOf(`${titleOf(section)} ${prose}`),
  };
}

/** How a section compares with a query. */
export interface Comparison {
  /** Whether the query is its name. */
  isNamed(section: number): boolean;
  /** By what its score is to be multiplied. */
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
    const meaning = meaningOf(query);
    const mass = massOf(meaning);
    const text = spacedOf(query);
    const isLong = text.split(' ').length >= LEAST_QUOTE;

    /** How much query and phrase share, of what both have: from 0 to 1. */
    const likeness = (phrase: Phrase): number => {
      if (phrase.glued === glued) return 1;
      const shared = massOf([...phrase.meaning].filter(word => meaning.has(word)));
      return shared === 0 ? 0 : (2 * shared) / (massOf(phrase.meaning) + mass);
    };
    /** Which share of an end of a name the query is, where the end begins with it. */
    const ended = (ends: readonly string[]): number =>
      glued.length < LEAST_END
        ? 0
        : Math.max(0, ...ends.map(end => (end.startsWith(glued) ? glued.length / end.length : 0)));

    return {
      isNamed: section => known[section]?.names.includes(glued) ?? false,
      fit(section) {
        const own = known[section];
        if (!own) return 1;
        const liked = Math.max(0, ...own.phrases.map(likeness)) ** LIKENESS_POWER;
        const quoted = isLong && own.text.includes(text) ? 1 : 0;
        return (1 + FITS.phrase * liked) * (1 + FITS.end * ended(own.ends)) * (1 + FITS.quote * quoted);
      },
    };
  };
}

/** How much words tell in phrases, added up: the fewer sections have one, the more it tells. */
function masses(known: readonly Known[]): (words: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const {phrases} of known) {
    for (const word of new Set(phrases.flatMap(({meaning}) => [...meaning]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return words => {
    let sum = 0;
    for (const word of words) sum += Math.log(1 + known.length / (1 + (counts.get(word) ?? 0)));
    return sum;
  };
}
