import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {groups} from '../../../src/catalogue';
import {HITS_IN_MODAL} from '../../../src/search/client';
import {createEngine} from '../../../src/search/engine';
import {unpacked} from '../../../src/search/index-file';
import {BUILD} from '../../site/sitemap';
import {gzipped} from './gzip';
import limits from './quality.json';
import {addressOf, asShown, placeOf, qualityOf, querySets, setNames} from './queries';

const folder = path.join(BUILD, 'assets/search');
const file = readFileSync(path.join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
const sections = unpacked(JSON.parse(file));
let engine: Awaited<ReturnType<typeof createEngine>>;

/** The addresses of hits in the order of the modal. */
const found = (query: string): string[] =>
  asShown(engine({text: query, hitsPerPage: HITS_IN_MODAL}).hits).map(({url}) => addressOf(url));

test.describe('Search quality', () => {
  test.beforeAll(async () => {
    engine = await createEngine(sections);
  });

  for (const set of setNames) {
    test(`the answers of the ${set} queries exist`, () => {
      const addresses = new Set(sections.map(({url}) => addressOf(url)));
      const gone = querySets[set].flatMap(({text, answers}) =>
        answers.filter(answer => !addresses.has(answer)).map(answer => `${text}: ${answer}`),
      );
      expect(gone).toEqual([]);
    });

    test(`the ${set} queries find their answers as well as before`, () => {
      const places = querySets[set].map(query => ({...query, place: placeOf(query, found(query.text))}));
      const quality = qualityOf(places.map(({place}) => place));
      // The misses of the other sets are not reported, so that nobody tunes on them.
      const isTuned = set === 'tuned' || set === 'practice';
      const misses = places.filter(({place}) => isTuned && place !== 1).map(({text, place}) => `${place} ${text}`);
      expect(quality.mrr, misses.join('\n')).toBeGreaterThanOrEqual(limits.floors[set].mrr);
      expect(quality.first, misses.join('\n')).toBeGreaterThanOrEqual(limits.floors[set].first);
    });
  }

  test('every matcher is found first by its name, in every notation', () => {
    const missed = groups.flatMap(({page, matchers}) =>
      matchers.flatMap(name => {
        const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
        return [name, `.${name}()`, name.toLowerCase(), spaced, `await expect(x).not.${name}(`].filter(query => {
          const first = found(query)[0];
          return first !== `/docs/matchers/${page}#${name.toLowerCase()}` && first !== `/docs/matchers/${name}`;
        });
      }),
    );
    expect(missed).toEqual([]);
  });

  for (const [query, anchor] of [
    ['array of size', 'tobearrayofsize'],
    ['arrayofsize', 'tobearrayofsize'],
    ['ofsize', 'tobearrayofsize'],
    ['tobearray', 'tobearray'],
    ['.toBeArray()', 'tobearray'],
  ] as const) {
    test(`"${query}" finds #${anchor} first`, () => {
      expect(found(query)[0]).toBe(`/docs/matchers/array#${anchor}`);
    });
  }

  test('the index is small', () => {
    expect(gzipped(file)).toBeLessThanOrEqual(limits.indexGzipBytes);
  });
});
