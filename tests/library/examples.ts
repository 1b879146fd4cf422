import {existsSync, readFileSync} from 'node:fs';
import {isDeepStrictEqual} from 'node:util';
import type {StoredReport} from '../../plugins/failure-reports/stored';
import {digest, reportsFileOf} from '../../plugins/failure-reports/digest';
import {runAlone, type AloneExample} from '../examples/alone/run';
import {pages} from '../examples/pages.cjs';

/** What became of the docs' examples, a line each, with page and line. */
export interface ExampleChanges {
  /** Blocks marked `test=fault` of which a test fails now. */
  readonly mended: readonly string[];
  /** Tests that fail and should pass, or pass and should fail. */
  readonly broken: readonly string[];
  /** Examples that fail, as they should, with another report than the stored one. */
  readonly reports: readonly string[];
}

const failed = ({status}: {status: string}): boolean => status === 'failed';

/**
 * Runs every example of docs/ under the installed library, each alone in its file.
 * @throws {Error} naming page and line, when Jest cannot run one
 */
export async function changesOfExamples(of = pages()): Promise<ExampleChanges> {
  const examples = await runAlone(of);
  const faults = examples.filter(({shows}) => shows === 'fault');
  const others = examples.filter(({shows}) => shows !== 'fault');
  return {
    mended: faults.filter(({tests}) => tests.some(failed)).map(placeOf),
    broken: others.flatMap(brokenIn),
    reports: others.filter(hasAnotherReport).map(placeOf),
  };
}

const placeOf = ({page, start, heading}: AloneExample): string => `${page}:${start + 1} ${heading}`;

/** The tests of an example that do not do what its mark says. */
function brokenIn(example: AloneExample): string[] {
  return example.tests
    .filter(test => failed(test) !== (example.verdict === 'fails'))
    .map(({titles, status}) => `${placeOf(example)}: "${titles.join(' › ')}" ${status}`);
}

function hasAnotherReport({page, code, verdict, tests}: AloneExample): boolean {
  if (verdict !== 'fails' || !tests.every(failed)) return false;
  const stored = storedReports(page).find(({example}) => example === digest(code));
  return !isDeepStrictEqual(
    stored?.tests.map(({report}) => report),
    tests.map(({report}) => report.trimEnd().split('\n')),
  );
}

function storedReports(page: string): StoredReport[] {
  const file = reportsFileOf(page);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
