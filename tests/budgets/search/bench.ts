/**
 * `npm run bench:search`: the quality, the size and the speed of the search, and the time until a reader sees the results.
 * It reads the built site, or another folder: `npm run bench:search -- folder`. Times are meaningful only on a quiet
 * machine.
 */
import {build} from 'esbuild';
import {createEngine} from '../../../src/search/engine';
import {packed, unpacked} from '../../../src/search/index-file';
import type {Section} from '../../../src/search/section';
import {pageContent} from '../../../plugins/page-content';
import {check, percentile, run} from '../measure';
import {gzipped} from './gzip';
import {painted} from './painted';
import limits from './quality.json';
import {asShown, placeOf, qualityOf, querySets, setNames} from './queries';

/** The search must be fast even with so many sections. */
const MANY = 5_000;

async function engineBytes(): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: ['src/search/engine.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipped(outputFiles[0]?.text ?? '');
}

/** @returns a search that gives the addresses of a query's hits, in the order of the modal */
const engineOf = (sections: readonly Section[]) => {
  const engine = createEngine(sections, 'https://example.org');
  return (query: string): string[] => asShown(engine({text: query}).hits).map(({url}) => url);
};

const spreadOf = (values: readonly number[]): string =>
  [0.5, 0.95].map(share => percentile(values, share).toFixed(1)).join(' / ');

/** The queries to type, letter by letter. */
const typed = [...querySets.tuned, ...querySets.practice].filter((_, at) => at % 8 === 0).map(({text}) => text);

/** The processor time of each keystroke in milliseconds, without other processes. */
function keystrokes(search: (query: string) => unknown): number[] {
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

const atMost = (what: string, value: number, limit: number): void =>
  check(value <= limit, `${what}: ${Number(value.toFixed(1))} (at most ${limit})`);

run(async () => {
  const folder = process.argv[2] ?? 'build';
  const sections = await pageContent(folder);
  const file = packed(sections);
  const search = engineOf(unpacked(file));

  for (const set of setNames) {
    const places = querySets[set].map(query => ({kind: query.kind, place: placeOf(query, search(query.text))}));
    const kinds = [...new Set(places.map(({kind}) => kind))];
    for (const kind of [undefined, ...kinds]) {
      const own = places.filter(one => kind === undefined || one.kind === kind);
      const {mrr, first} = qualityOf(own.map(({place}) => place));
      const text = `MRR@10 ${mrr.toFixed(3)}, success@1 ${first.toFixed(3)} of ${own.length} queries`;
      const goal = limits.goals[set];
      if (kind === undefined)
        check(mrr >= goal.mrr && first >= goal.first, `${set}: ${text} (at least ${goal.mrr} and ${goal.first})`);
      else console.log(`    ${kind}: ${text}`);
    }
  }
  atMost('index, gzip bytes', gzipped(JSON.stringify(file)), limits.indexGzipBytes);
  atMost('engine, gzip bytes', await engineBytes(), limits.engineGzipBytes);
  console.log(`  keystroke over ${sections.length} sections, p50 / p95: ${spreadOf(keystrokes(search))} ms`);
  const many = engineOf(manyOf(sections));
  atMost(`keystroke over ${MANY} sections, p95 ms`, percentile(keystrokes(many), 0.95), limits.manySectionsMs);

  const keys = await painted(folder, typed, search);
  const [passed, busy] = [keys.map(key => key.passed), keys.map(key => key.busy)];
  atMost('keystroke to painted results, p95 ms', percentile(passed, 0.95), limits.paintedMs);
  console.log(
    `  ${keys.length} keystrokes in the modal, p50 / p95: painted after ${spreadOf(passed)} ms, of which ` +
      `${spreadOf(busy)} ms are the processor's`,
  );
});
