/**
 * `npm run bench -- search`: the quality, the size and the speed of the search. It reads the built site, or another
 * folder: `npm run bench -- search folder`. Times are meaningful only on a quiet machine.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import type {IndexedSection} from '@jest-extended/search/indexed-section';
import {check, getPercentile, run} from '../measure';
import {measureEngine, measureGzip} from './gzip';
import limits from './quality.json';
import {createSearch, findRank, measureQuality, querySets, setNames} from './queries';

/** The search must be fast even with so many sections. */
const MANY = 5_000;

const describeSpread = (values: readonly number[]): string =>
  [0.5, 0.95].map(share => getPercentile(values, share).toFixed(1)).join(' / ');

/** The queries to type, letter by letter. */
const typed = [...querySets.tuned, ...querySets.practice].filter((_, index) => index % 8 === 0).map(({text}) => text);

/** The processor time of each keystroke in milliseconds, without other processes. */
function measureKeystrokes(search: (query: string) => unknown): number[] {
  const taken: number[] = [];
  for (const text of typed) {
    for (let length = 1; length <= text.length; length++) {
      const before = process.cpuUsage();
      search(text.slice(0, length));
      const {user, system} = process.cpuUsage(before);
      taken.push((user + system) / 1000);
    }
  }
  return taken;
}

/** The sections of a very large site: copies of ours with different names. */
const multiply = (sections: readonly IndexedSection[]): IndexedSection[] =>
  Array.from({length: MANY}, (_, index): IndexedSection[] => {
    const section = sections[index % sections.length];
    const round = Math.floor(index / sections.length);
    if (!section || round === 0) return section ? [section] : [];
    const suffix = String.fromCharCode(97 + (round % 26)) + round;
    const [group, page, ...headings] = section.titles;
    return [
      {
        ...section,
        url: section.url.replace('/docs', `/docs/${round}`),
        titles: [group, `${page} ${suffix}`, ...headings.map(heading => heading.replace(/\(|$/, `${suffix}(`))],
      },
    ];
  }).flat();

const checkLimit = (what: string, value: number, limit: number): void =>
  check(value <= limit, `${what}: ${Number(value.toFixed(1))} (at most ${limit})`);

run(async () => {
  const [folder = 'build'] = process.argv.slice(2);
  const file = await readFile(path.join(folder, INDEX_FILE), 'utf8');
  const sections = parseIndexFile(JSON.parse(file));
  const search = await createSearch(sections);
  const searchUngrouped = await createSearch(sections, hits => hits);

  for (const set of setNames) {
    const measure = (find: typeof search) =>
      measureQuality(querySets[set].map(query => findRank(query, find(query.text))));
    const {mrr, first} = measure(search);
    const text = `${set}: MRR@10 ${mrr.toFixed(3)} as shown, ${measure(searchUngrouped).mrr.toFixed(3)} of the engine`;
    const floor = limits.floors[set];
    check(
      mrr >= floor.mrr && first >= floor.first,
      `${text}, success@1 ${first.toFixed(3)} of ${querySets[set].length} (at least ${floor.mrr} and ${floor.first})`,
    );
  }
  checkLimit('index, gzip bytes', measureGzip(file), limits.indexGzipBytes);
  checkLimit('engine, gzip bytes', await measureEngine(), limits.engineGzipBytes);
  console.log(
    `  keystroke over ${sections.length} sections, p50 / p95: ${describeSpread(measureKeystrokes(search))} ms`,
  );
  const many = await createSearch(multiply(sections));
  checkLimit(
    `keystroke over ${MANY} sections, p95 ms`,
    getPercentile(measureKeystrokes(many), 0.95),
    limits.manySectionsMs,
  );
});
