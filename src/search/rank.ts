import MiniSearch from 'minisearch';
import {levelOf, type Section, titleOf} from './section';
import {alikeTo, classOf, isFiller} from './vocabulary';
import {gluedOf, stem, tailsOf, wordsOf} from './words';

/** A section that answers a query, the better the higher its score. */
export interface Ranked {
  readonly section: Section;
  readonly score: number;
  /** The stems and ends of identifiers in it that the query found. */
  readonly found: ReadonlySet<string>;
}
interface Fields {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly words: string;
  readonly lead: string;
  readonly prose: string;
  readonly aside: string;
  readonly tails: string;
}
export const T = {
  title: 4,
  above: 1,
  words: 3,
  lead: 2,
  prose: 1.2,
  aside: 0.3,
  tails: 1.5,
  k: 1.2,
  b: 0.7,
  d: 0.5,
  prefix: 0.6,
  alike: 0.4,
  swapped: 0.6,
  fuzzy: 0.3,
  filler: 0.15,
  coverPower: 2,
  coverSoft: 0.5,
  cut: 0.12,
  leastCover: 0.4,
  named: 0.5,
  phrased: 2,
  phrasePower: 2,
  page: 0.9,
  index: 0.6,
  level: 0.0,
  verbatim: 1,
};
const FIELDS = ['title', 'above', 'words', 'lead', 'prose', 'aside', 'tails'] as const satisfies (keyof Fields)[];
const MOST_WORDS = 24;
const ONE_ERROR = 4;
const TWO_ERRORS = 8;
const swapsOf = (word: string): string[] =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
const stemsOf = (text: string): string[] => wordsOf(text).map(stem);
const nameOf = (title: string): string => title.replace(/\(.*$/s, '');
const meaningOf = (text: string) =>
  new Set(
    stemsOf(text)
      .filter(w => !isFiller(w))
      .map(classOf),
  );
export function indexed(sections: readonly Section[]) {
  const known = sections.map(section => {
    const name = nameOf(titleOf(section));
    return {
      section,
      overview: section.titles[0] === section.titles[1],
      group: levelOf(section) === 1 ? gluedOf(section.titles[0]) : '',
      text: [titleOf(section), section.prose]
        .join(' ')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' '),
      glued: gluedOf(name),
      name: stemsOf(name),
      phrases: [name, ...section.words]
        .map(p => ({set: meaningOf(p), glued: gluedOf(p)}))
        .filter(({set}) => set.size > 0),
    };
  });
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Fields>({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'tails' ? tailsOf(text) : stemsOf(text)),
    processTerm: term => {
      vocabulary.add(term);
      return term;
    },
  });
  index.addAll(
    sections.map((section, id) => {
      const [lead = '', ...rest] = section.prose.split('\n');
      return {
        id,
        title: titleOf(section),
        above: section.titles.slice(0, -1).join(' '),
        words: section.words.join(' '),
        lead,
        prose: rest.join(' '),
        aside: section.aside,
        tails: [titleOf(section), section.words.join(' '), section.prose, section.aside].join(' '),
      };
    }),
  );
  const df = new Map<string, number>();
  for (const {phrases} of known)
    for (const w of new Set(phrases.flatMap(({set}) => [...set]))) df.set(w, (df.get(w) ?? 0) + 1);
  const idf = (w: string) => Math.log(1 + sections.length / (1 + (df.get(w) ?? 0)));
  const mass = (set: ReadonlySet<string>) => [...set].reduce((t, w) => t + idf(w), 0);
  type Found = Map<number, {score: number; terms: Set<string>}>;
  function find(word: string, allowed: (id: number) => boolean): Found {
    const found: Found = new Map();
    const root = stem(word);
    const look = (term: string, weight: number, options: {prefix?: boolean; fuzzy?: number} = {}) => {
      for (const {id, score, terms} of index.search(term, {
        tokenize: text => [text],
        processTerm: text => text,
        boost: {
          title: T.title,
          above: T.above,
          words: T.words,
          lead: T.lead,
          prose: T.prose,
          aside: T.aside,
          tails: T.tails,
        },
        bm25: {k: T.k, b: T.b, d: T.d},
        weights: {prefix: T.prefix, fuzzy: T.fuzzy},
        filter: ({id}) => allowed(id),
        ...options,
      })) {
        const before = found.get(id);
        found.set(id, {
          score: Math.max(before?.score ?? 0, score * weight),
          terms: new Set([...(before?.terms ?? []), ...terms]),
        });
      }
    };
    const fuzzy = word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2;
    look(root, 1, {prefix: root.length > 1, fuzzy});
    if (word !== root) look(word, 1, {prefix: true});
    for (const other of alikeTo(root)) look(other, T.alike);
    if (word.length >= ONE_ERROR)
      for (const swapped of swapsOf(word))
        for (const term of new Set([swapped, stem(swapped)])) if (vocabulary.has(term)) look(term, T.swapped);
    return found;
  }
  return function rank(query: string, allows: (section: Section) => boolean): Ranked[] {
    const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
    const allowed = (id: number) => {
      const s = sections[id];
      return s !== undefined && allows(s);
    };
    const totals = new Map<number, {score: number; cover: number; found: Set<string>}>();
    let weights = 0;
    for (const word of words) {
      const found = find(word, allowed);
      const part = isFiller(stem(word)) ? T.filler : 1;
      const weight = Math.log(1 + sections.length / (1 + found.size)) * part;
      weights += weight;
      const most = Math.max(...[...found.values()].map(f => f.score));
      for (const [id, {score, terms}] of found) {
        const total = totals.get(id) ?? {score: 0, cover: 0, found: new Set()};
        total.score += score * part;
        total.cover += weight * (score / most) ** T.coverSoft;
        for (const term of terms) total.found.add(term);
        totals.set(id, total);
      }
    }
    const asked = new Set(words.map(stem));
    const meant = meaningOf(query);
    const meantMass = mass(meant);
    const glued = gluedOf(query);
    const run = query
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const ranked = [...totals].flatMap(([id, {score, cover, found}]) => {
      const one = known[id];
      if (!one) return [];
      const covered = cover / weights;
      const named = one.name.length > 1 ? one.name.filter(w => asked.has(w)).length / one.name.length : 0;
      const phrased = Math.max(
        0,
        ...one.phrases.map(p =>
          p.glued === glued ? 1 : (2 * mass(new Set([...p.set].filter(w => meant.has(w))))) / (mass(p.set) + meantMass),
        ),
      );
      const page = levelOf(one.section) === 1;
      return {
        section: one.section,
        found,
        covered,
        is: one.glued === glued || one.group === glued,
        score:
          score *
          covered ** T.coverPower *
          (1 + T.named * named) *
          (1 + T.phrased * phrased ** T.phrasePower) *
          (words.length > 2 && one.text.includes(run) ? 1 + T.verbatim : 1) *
          (one.overview ? T.index : 1) *
          (page ? T.page : 1 - T.level * (levelOf(one.section) - 2)),
      };
    });
    const bestCover = Math.max(0, ...ranked.map(r => r.covered));
    const best = Math.max(0, ...ranked.map(r => r.score));
    return ranked
      .filter(r => r.is || (r.score >= T.cut * best && r.covered >= T.leastCover * bestCover))
      .sort((a, b) => Number(b.is) - Number(a.is) || b.score - a.score);
  };
}
