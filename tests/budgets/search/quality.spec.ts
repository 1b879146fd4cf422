import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {groups} from '@jest-extended/catalogue';
import {type StoredReport, joinReports} from '@jest-extended/docs-model/stored-reports';
import {HITS_IN_MODAL} from '@jest-extended/search/client';
import {createEngine} from '@jest-extended/search/engine';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import {getReports} from '@jest-extended/search/indexed-section';
import {expect, test} from '@playwright/test';
import {storedReportFiles} from '../../examples/pages.cjs';
import {BUILD} from '../../site/sitemap';
import {measureEngine, measureGzip} from './gzip';
import limits from './quality.json';
import {getPath, sortAsShown, findRank, measureQuality, querySets, setNames} from './queries';

const file = readFileSync(path.join(BUILD, INDEX_FILE), 'utf8');
const sections = parseIndexFile(JSON.parse(file));

/** Jest's reports of the failing examples, without colors. */
const reportTexts = storedReportFiles().flatMap(path => {
  const reports: StoredReport[] = JSON.parse(readFileSync(path, 'utf8'));
  return reports.map(report => stripVTControlCharacters(joinReports(report)));
});

let engine: Awaited<ReturnType<typeof createEngine>>;

/** The paths of hits in the order of the modal. */
const findPaths = (query: string): string[] =>
  sortAsShown(engine({text: query, hitsPerPage: HITS_IN_MODAL}).hits).map(({url}) => getPath(url));

test.describe('Search quality', () => {
  test.beforeAll(async () => {
    engine = await createEngine(sections);
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

  test('every matcher is found first by its name, in every notation', () => {
    const missed = groups.flatMap(({page, matchers}) =>
      matchers.flatMap(name => {
        const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
        return [name, `.${name}()`, name.toLowerCase(), spaced, `await expect(x).not.${name}(`].filter(query => {
          const first = findPaths(query)[0];
          return first !== `/docs/matchers/${page}#${name.toLowerCase()}` && first !== `/docs/matchers/${name}`;
        });
      }),
    );
    expect(missed).toEqual([]);
  });

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
  });
});
