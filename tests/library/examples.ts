import {isDeepStrictEqual} from 'node:util';
import {createDigest, readReports} from '@jest-extended/docs-model/stored-reports';
import {runAlone, type AloneExample} from '../examples/alone/run';
import {pages} from '../examples/pages.cjs';

/** The docs' examples that changed, a line each, with page and line. */
export interface ExampleChanges {
  /** Blocks marked `test=known-issue` of which a test fails now. */
  readonly fixed: readonly string[];
  /** Tests that fail and should pass, or pass and should fail. */
  readonly broken: readonly string[];
  /** Failing examples with another report than the stored one. */
  readonly reports: readonly string[];
}

const failed = ({status}: {status: string}): boolean => status === 'failed';

/**
 * Runs every example in docs/ with the installed library, each in its own file.
 * @throws {Error} with page and line, if Jest cannot run one
 */
export async function listExampleChanges(of = pages()): Promise<ExampleChanges> {
  const examples = await runAlone(of);
  const issues = examples.filter(({marks}) => marks.shows === 'known-issue');
  const others = examples.filter(({marks}) => marks.shows !== 'known-issue');
  return {
    fixed: issues.filter(({tests}) => tests.some(failed)).map(describePlace),
    broken: others.flatMap(findBroken),
    reports: others.filter(hasAnotherReport).map(describePlace),
  };
}

const describePlace = ({page, line, heading}: AloneExample): string => `${page}:${line} ${heading}`;

/** The tests of an example with another result than its mark requires. */
function findBroken(example: AloneExample): string[] {
  return example.tests
    .filter(test => failed(test) !== (example.marks.verdict === 'fails'))
    .map(({titles, status}) => `${describePlace(example)}: "${titles.join(' › ')}" ${status}`);
}

function hasAnotherReport({page, code, marks, tests}: AloneExample): boolean {
  if (marks.verdict !== 'fails' || !tests.every(failed)) return false;
  const stored = readReports(page).find(({example}) => example === createDigest(code));
  return !isDeepStrictEqual(
    stored?.tests.map(({report}) => report),
    tests.map(({report}) => report.trimEnd().split('\n')),
  );
}
