import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '@jest-extended/catalogue';
import {createEngine} from '@jest-extended/search/engine';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../site/sitemap';
import {takeSample} from '../sample';
import {measureEngine, measureGzip} from './gzip';
import limits from './quality.json';
import {createSearch, findRank, getPath, measureQuality, querySets, setNames} from './queries';

// One worker creates the index once. Jest would run this without a browser, but its sandbox makes the engine slow.
test.describe.configure({mode: 'default'});

const file = readFileSync(path.join(BUILD, INDEX_FILE), 'utf8');
const sections = parseIndexFile(JSON.parse(file));
/** The paths of each matcher: its section, and its page if it is alone there. */
const pathsByName: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap(({page, matchers}) =>
    matchers.map(name => [name, [`/docs/matchers/${page}#${name.toLowerCase()}`, `/docs/matchers/${name}`]]),
  ),
);
const names = [...pathsByName.keys()];

let findPaths: Awaited<ReturnType<typeof createSearch>>;
test.beforeAll(async () => {
  findPaths = await createSearch(sections);
});

for (const set of setNames) {
  test(`the answers of the ${set} queries exist, and are found as well as before`, () => {
    const paths = new Set(sections.map(({url}) => getPath(url)));
    const gone = querySets[set].flatMap(({text, answers}) =>
      answers.filter(answer => !paths.has(answer)).map(answer => `${text}: ${answer}`),
    );
    expect(gone).toEqual([]);
    const ranks = querySets[set].map(query => ({...query, rank: findRank(query, findPaths(query.text))}));
    const quality = measureQuality(ranks.map(({rank}) => rank));
    // The misses of the other sets are not reported, so that nobody tunes on them.
    const isTuned = set === 'tuned' || set === 'practice';
    const misses = ranks.filter(({rank}) => isTuned && rank !== 1).map(({text, rank}) => `${rank} ${text}`);
    expect(quality.mrr, misses.join('\n')).toBeGreaterThanOrEqual(limits.floors[set].mrr);
    expect(quality.first, misses.join('\n')).toBeGreaterThanOrEqual(limits.floors[set].first);
  });
}

/** The queries of which the first hit is not at one of the paths. */
const listMissed = (queries: readonly (readonly [query: string, paths: readonly string[] | undefined])[]): string[] =>
  queries.flatMap(([query, paths]) => {
    const [first = ''] = findPaths(query);
    return paths?.includes(first) ? [] : `${query}: ${first}`;
  });

test('every matcher is found first by its name, in every notation', () => {
  const queries = Array.from(pathsByName).flatMap(([name, paths]) => {
    const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    const notations = [name, `.${name}()`, name.toLowerCase(), spaced, `await expect(x).not.${name}(`];
    return notations.map(query => [query, paths] as const);
  });
  expect(listMissed(takeSample(queries, 2))).toEqual([]);
});

/** A word with an s at its end, or without the one that it has. */
const changeEnd = (word: string): string => word.replace(/s?$/, end => (end ? '' : 's'));

test('a matcher is found first by its name with a wrong singular or plural', () => {
  const queries = Array.from(pathsByName).flatMap(([name, paths]) => {
    const parts = name.split(/(?=[A-Z])/);
    return parts
      .map((part, index) => [...parts.slice(0, index), changeEnd(part), ...parts.slice(index + 1)].join(''))
      .filter(form => form.length > 8 && /^to[A-Z]/.test(form) && !pathsByName.has(form))
      .flatMap(form => [form, `${form} fails`, `expect(x).${form}()`])
      .map(query => [query, paths] as const);
  });
  expect(queries.length).toBeGreaterThan(300);
  expect(listMissed(takeSample(queries, 5))).toEqual([]);
});

test('the name of a matcher also finds the matchers whose names begin with it', async () => {
  const engine = await createEngine(sections);
  const pairs = names.flatMap(name =>
    names.filter(longer => longer !== name && longer.startsWith(name)).map(longer => ({name, longer})),
  );
  const missed = pairs.filter(({name, longer}) => {
    const {hits} = engine({text: name, hitsPerPage: sections.length});
    return !hits.some(({url}) => url.endsWith(`#${longer.toLowerCase()}`));
  });
  expect(pairs.length).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

/** Queries with the name of any matcher. Without a path, they find first what the name alone finds. */
const FORMS: readonly (readonly [form: string, path?: string])[] = [
  ["{matcher} doesn't work"],
  ['equivalent of {matcher}'],
  ['how to use {matcher} in jest'],
  ['{matcher} is not working as expected'],
  ['alternative to {matcher}'],
  ['is there something like {matcher}'],
  ['what is the difference between {matcher} and other matchers'],
  ['{matcher} with an empty object'],
  ['how do I check an array after {matcher}'],
  ['expect(value).{matcher}() always passes'],
  ['TypeError: expect(...).{matcher} is not a function', 'setup#not-a-function'],
  ['{matcher} is not in the latest release', 'setup#not-a-function'],
  ["why {matcher} isn't in the latest release", 'setup#not-a-function'],
  ['Error: Invalid Chai property: {matcher}', 'setup#invalid-chai-property'],
  [
    "error TS2339: Property '{matcher}' does not exist on type 'JestMatchers<number>'.",
    'setup#property-does-not-exist',
  ],
  ["Property '{matcher}' does not exist on type 'Assertion<string>'", 'setup#property-does-not-exist'],
  ['{matcher} is not defined in the Matchers interface', 'setup#property-does-not-exist'],
  ['"{matcher}" not defined in the Matchers interface', 'setup#property-does-not-exist'],
];

for (const [index, [form, path]] of FORMS.entries())
  test(`"${form}" finds ${path ?? 'what the name alone finds'} first, whichever matcher it names`, () => {
    // Each name is in one form or another.
    const queries = takeSample(names, 6, index).map(name => {
      const paths = path === undefined ? findPaths(name).slice(0, 1) : [`/docs/getting-started/${path}`];
      // In a longer query, a plain word such as "fail" is a name only if it is written as code.
      const written = path !== undefined || name.startsWith('to') ? name : `.${name}()`;
      return [form.replace('{matcher}', written), paths] as const;
    });
    expect(listMissed(queries)).toEqual([]);
  });

test('every row of a table of names is found first by each name, alone and in a chain', () => {
  const queries = sections.flatMap(({url, names = []}) =>
    names
      .filter(name => !pathsByName.has(name))
      .flatMap(name => [
        name,
        `expect(x).to.be.${name}([1, 2], 'b')`,
        `await expect(get('a')).not.${name}(new Error("b"));`,
      ])
      .map(query => [query, [getPath(url)]] as const),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(listMissed(takeSample(queries, 2))).toEqual([]);
});

test('a row of values is found first by each library in it; with a matcher, one of both is first and the other near', () => {
  const rows = sections.filter(({url}) => url.includes('#values-from-libraries-'));
  const libraries = new Set(rows.flatMap(({aliases}) => aliases));
  const missed = [...libraries].flatMap(library => {
    const own = rows.filter(({aliases}) => aliases.includes(library));
    const paths = own.map(({url}) => getPath(url));
    const pairs = names
      .filter(name => own.some(({prose}) => prose.includes(`.${name}()`)))
      .filter(name => {
        const hits = findPaths(`${library} ${name}`).slice(0, 3);
        const places = [paths, pathsByName.get(name)].map(all => hits.findIndex(hit => all?.includes(hit)));
        return Math.min(...places) !== 0;
      });
    return [...listMissed([[library, paths]]), ...pairs.map(name => `${library} ${name}`)];
  });
  expect(libraries.size).toBeGreaterThan(35);
  expect(missed).toEqual([]);
});

test('the index and the engine are small', async () => {
  expect(measureGzip(file)).toBeLessThanOrEqual(limits.indexGzipBytes);
  expect(await measureEngine()).toBeLessThanOrEqual(limits.engineGzipBytes);
});
