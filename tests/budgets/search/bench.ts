/**
 * `npm run bench:search`: the quality and the speed of the search compared with two others on the same pages, and the time
 * until a reader sees the results. It reads the built site, or another folder: `npm run bench:search -- folder`. Times
 * are meaningful only on a quiet machine.
 */
import {build} from 'esbuild';
import {createEngine} from '../../../src/search/engine';
import {packed, unpacked} from '../../../src/search/index-file';
import type {Section} from '../../../src/search/section';
import {pageContent} from '../../../plugins/page-content';
import {gzipped} from './gzip';
import {painted} from './painted';
import {peersOf, type Searcher} from './peers';
import limits from './quality.json';
import {asShown, placeOf, type Quality, qualityOf, querySets, setNames} from './queries';

/** The search must be fast even with so many sections. */
const MANY = 5_000;

const engineCode = async (): Promise<number> => {
  const {outputFiles} = await build({
    entryPoints: ['src/search/engine.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipped(outputFiles[0]?.text ?? '');
};

/** The site's own search, with the hits in the order of the modal. */
async function own(sections: readonly Section[]): Promise<Searcher> {
  const file = packed(sections);
  const search = engineOf(unpacked(file));
  return {
    name: 'this site',
    size: {index: gzipped(JSON.stringify(file)), code: await engineCode()},
    search: async query => search(query),
  };
}

const engineOf = (sections: readonly Section[]) => {
  const engine = createEngine(sections, 'https://example.org');
  return (query: string): string[] => asShown(engine({text: query}).hits).map(({url}) => url);
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const spreadOf = (values: readonly number[]): string =>
  [0.5, 0.95].map(share => percentile(values, share).toFixed(1)).join(' / ');

/** The queries to type, letter by letter. */
const typed = [...querySets.tuned, ...querySets.practice].filter((_, at) => at % 8 === 0).map(({text}) => text);

/** The processor time of each keystroke in milliseconds, without other processes. */
async function keystrokes(search: (query: string) => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (const text of typed) {
    for (let length = 1; length <= text.length; length++) {
      const before = process.cpuUsage();
      await search(text.slice(0, length));
      const {user, system} = process.cpuUsage(before);
      taken.push((user + system) / 1000);
    }
  }
  return taken;
}

/** The sections of a very large site: copies of ours with different names. */
const manyOf = (sections: readonly Section[]): Section[] =>
  Array.from({length: MANY}, (_, at): Section[] => {
    const section = sections[at % sections.length];
    const round = Math.floor(at / sections.length);
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

async function placesOf(searcher: Searcher, set: keyof typeof querySets) {
  const places: {kind: string; place: number}[] = [];
  for (const query of querySets[set]) {
    places.push({kind: query.kind, place: placeOf(query, await searcher.search(query.text))});
  }
  return places;
}

const three = (value: number): string => value.toFixed(3);
const both = ({mrr, first}: Quality): string => `${three(mrr)} / ${three(first)}`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const held: string[] = [];

/** Checks a limit. The command fails at the end if one is exceeded. */
function hold(what: string, value: number, limit: number, keeps: boolean): void {
  held.push(`${keeps ? '✓' : '✕'} ${what}: ${Number(value.toFixed(3))} (${limit})`);
  if (!keeps) process.exitCode = 1;
}

async function main([folder = 'build']: string[]): Promise<void> {
  const sections = await pageContent(folder);
  const site = await own(sections);
  const searchers = [site, ...(await peersOf(folder))];

  const rows: string[][] = [];
  for (const set of setNames) {
    const places = await Promise.all(searchers.map(searcher => placesOf(searcher, set)));
    const kinds = [...new Set(querySets[set].map(({kind}) => kind))];
    for (const kind of [undefined, ...kinds]) {
      const of = places.map(all => all.filter(one => kind === undefined || one.kind === kind).map(({place}) => place));
      rows.push([`${set}: ${kind ?? 'all'} (${of[0]?.length})`, ...of.map(all => both(qualityOf(all)))]);
    }
    const quality = qualityOf(places[0]?.map(({place}) => place) ?? []);
    for (const measure of ['mrr', 'first'] as const) {
      const goal = limits.goals[set][measure];
      hold(`${set} ${measure === 'mrr' ? 'MRR@10' : 'success@1'}`, quality[measure], goal, quality[measure] >= goal);
    }
  }
  rows.push(['index, gzip', ...searchers.map(({size}) => kB(size.index))]);
  rows.push(['code, gzip', ...searchers.map(({size}) => kB(size.code))]);
  const times = [];
  for (const searcher of searchers) times.push(await keystrokes(searcher.search));
  rows.push(['keystroke in Node, p50 / p95', ...times.map(all => `${spreadOf(all)} ms`)]);
  hold('index, gzip bytes', site.size.index, limits.indexGzipBytes, site.size.index <= limits.indexGzipBytes);
  hold('engine, gzip bytes', site.size.code, limits.engineGzipBytes, site.size.code <= limits.engineGzipBytes);

  const start = performance.now();
  const many = engineOf(manyOf(sections));
  const built = performance.now() - start;
  const slow = percentile(await keystrokes(many), 0.95);
  hold(`keystroke over ${MANY} sections, p95 ms`, slow, limits.manySectionsMs, slow <= limits.manySectionsMs);

  const keys = await painted(folder, typed, engineOf(unpacked(packed(sections))));
  const [passed, busy] = [keys.map(key => key.passed), keys.map(key => key.busy)];
  const seen = percentile(passed, 0.95);
  hold('keystroke to painted results, p95 ms', seen, limits.paintedMs, seen <= limits.paintedMs);

  console.log(`MRR@10 / success@1 of ${sections.length} sections in ${folder}\n`);
  print([['', ...searchers.map(({name}) => name)], ...rows]);
  console.log(`\n${MANY} sections are indexed in ${Math.round(built)} ms`);
  console.log(
    `${keys.length} keystrokes in the modal, p50 / p95: painted after ${spreadOf(passed)} ms, of which ${spreadOf(busy)} ms ` +
      `are the processor's\n\n${held.join('\n')}`,
  );
}

function print(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
