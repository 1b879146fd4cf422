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

<<<<<<< HEAD
test('every matcher is found first by its name, in every notation', () => {
  const queries = Array.from(pathsByName).flatMap(([name, paths]) => {
    const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
    const notations = [name, `.${name}()`, name.toLowerCase(), spaced, `await expect(x).not.${name}(`];
    return notations.map(query => [query, paths] as const);
=======
  test('a matcher is found first by its name with a wrong singular or plural', () => {
    const names: readonly string[] = groups.flatMap(({matchers}) => matchers);
    const missed = names.flatMap(name => {
      const parts = name.split(/(?=[A-Z])/);
      const forms = parts.map((part, index) =>
        [...parts.slice(0, index), part.replace(/s?$/, end => (end ? '' : 's')), ...parts.slice(index + 1)].join(''),
      );
      return forms
        .filter(form => form.length > 8 && /^to[A-Z]/.test(form) && !names.includes(form))
        .flatMap(form => [form, `${form} fails`, `expect(x).${form}()`])
        .filter(query => !findPaths(query)[0]?.endsWith(`#${name.toLowerCase()}`));
    });
    expect(missed).toEqual([]);
  });

  test('the name of a matcher also finds the matchers whose names begin with it', () => {
    const names = groups.flatMap(({matchers}) => matchers);
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

  for (const form of [
    "{matcher} doesn't work",
    'equivalent of {matcher}',
    'how to use {matcher} in jest',
    '{matcher} is not working as expected',
    'alternative to {matcher}',
    'is there something like {matcher}',
    'what is the difference between {matcher} and other matchers',
    '{matcher} with an empty object',
    'how do I check an array after {matcher}',
    'expect(value).{matcher}() always passes',
  ]) {
    test(`"${form}" finds first what the name alone finds, for every matcher`, () => {
      const missed = groups
        .flatMap(({matchers}) => matchers)
        .filter(name => findPaths(form.replace('{matcher}', name))[0] !== findPaths(name)[0]);
      expect(missed).toEqual([]);
    });
  }

  test('every row of a table of names is found first by each name, alone and in a chain', () => {
    const ownNames = new Set(groups.flatMap(({matchers}): readonly string[] => matchers));
    const rows = sections.flatMap(({url, names = []}) => names.map(name => ({path: getPath(url), name})));
    const missed = rows
      .filter(({name}) => !ownNames.has(name))
      .flatMap(({path, name}) =>
        [name, `expect(x).to.be.${name}([1, 2], 'b')`, `await expect(get('a')).not.${name}(new Error("b"));`]
          .filter(query => findPaths(query)[0] !== path)
          .map(query => `${query}: ${findPaths(query)[0]}`),
      );
    expect(rows.length).toBeGreaterThan(35);
    expect(missed).toEqual([]);
  });

  test('a row of values is found first by each library in it, and among the first three with a matcher', () => {
    const rows = sections.filter(({url}) => url.includes('#values-from-libraries-'));
    const libraries = [...new Set(rows.flatMap(({aliases}) => aliases))];
    const matchers: readonly string[] = groups.flatMap(({matchers}) => matchers);
    const missed = libraries.flatMap(library => {
      const own = rows.filter(({aliases}) => aliases.includes(library));
      const findRow = (paths: readonly string[]) => paths.findIndex(path => own.some(({url}) => getPath(url) === path));
      const texts = own.map(({prose}) => prose).join(' ');
      const named = matchers.filter(name => texts.includes(`.${name}()`));
      return [
        ...(findRow(findPaths(library)) === 0 ? [] : [library]),
        ...named
          .map(name => `${library} ${name}`)
          .filter(query => {
            const paths = findPaths(query).slice(0, 3);
            const places = [
              findRow(paths),
              paths.findIndex(path => query.toLowerCase().endsWith(` ${path.replace(/^.*#/, '')}`)),
            ];
            return Math.min(...places) !== 0;
          }),
      ];
    });
    expect(libraries.length).toBeGreaterThan(35);
    expect(missed).toEqual([]);
  });

  /** A text as readers paste it into a field: on one line, with other output of a test run around it. */
  const paste = (text: string) =>
    `$ jest FAIL src/orders.test.ts (5.2 s) ✕ lists all orders after an update (12 ms) ${text.replace(/\s+/g, ' ')} npm ERR! code 1`;

  test('a pasted report finds the matcher that it names first', () => {
    const missed = reportTexts.flatMap(text => {
      const name = /expect\((?:received|function)\)\.(?:not\.)?(\w+)\(/.exec(text)?.[1];
      const isOurs = groups.some(({matchers}) => matchers.some(matcher => matcher === name));
      return !isOurs || findPaths(paste(text))[0]?.endsWith(`#${name?.toLowerCase()}`) ? [] : [text];
    });
    expect(missed).toEqual([]);
  });

  test('the message of a report finds a matcher that prints it first', () => {
    const reportsByPath = new Map(sections.map(section => [getPath(section.url), getReports(section)]));
    const failures = [...reportsByPath.values()].join('\n').match(/^Expected (?:\w+ ){3}.*$/gm) ?? [];
    const words = (text: string) => text.replace(/\bnot |[\d"[(:].*/gm, '');
    const missed = failures.filter(
      line => !words(reportsByPath.get(findPaths(paste(line))[0] ?? '') ?? '').includes(words(line).trim()),
    );
    expect(failures.length).toBeGreaterThan(50);
    expect(missed).toEqual([]);
  });

  for (const [form, path] of [
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
  ] as const) {
    test(`"${form}" finds ${path} first, whichever matcher it names`, () => {
      const missed = groups
        .flatMap(({matchers}) => matchers)
        .filter(name => findPaths(form.replace('{matcher}', name))[0] !== `/docs/getting-started/${path}`);
      expect(missed).toEqual([]);
    });
  }

  test('the index and the engine are small', async () => {
    expect(measureGzip(file)).toBeLessThanOrEqual(limits.indexGzipBytes);
    expect(await measureEngine()).toBeLessThanOrEqual(limits.engineGzipBytes);
>>>>>>> a2b9ac31 (List values of real libraries with what the matchers do with them, and find each by the library's name)
  });
  expect(listMissed(takeSample(queries, 2))).toEqual([]);
});

test('a matcher is found first by its name with a wrong singular or plural', () => {
  const queries = Array.from(pathsByName).flatMap(([name, paths]) => {
    const parts = name.split(/(?=[A-Z])/);
    return parts
      .map((part, index) =>
        parts
          .with(
            index,
            part.replace(/s?$/, end => (end ? '' : 's')),
          )
          .join(''),
      )
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
      return [form.replace('{matcher}', name), paths] as const;
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

test('the index and the engine are small', async () => {
  expect(measureGzip(file)).toBeLessThanOrEqual(limits.indexGzipBytes);
  expect(await measureEngine()).toBeLessThanOrEqual(limits.engineGzipBytes);
});
