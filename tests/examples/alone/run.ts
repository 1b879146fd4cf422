import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {type DocsExample, type DocsPage, getExamples} from '@jest-extended/docs-model/page';

const root = path.resolve(__dirname, '../../..');

/** Jest's result of one test. */
interface AloneTest {
  /** The describe blocks, outermost first, then the test's own title. */
  readonly titles: readonly string[];
  /** The outcome, named as in Jest's terminal. */
  readonly status: string;
  /** The text of Jest's terminal with its colors, the code frame and the stack; empty when the test did not fail. */
  readonly report: string;
  /** The same without the test's name, the code frame and the stack. */
  readonly message: string;
}

/** Jest's result of one file. */
export interface AloneResult {
  /** Why the file could not run; `null` when it did. */
  readonly failure: string | null;
  readonly tests: readonly AloneTest[];
}

/** An example of a page, and Jest's results when it is alone in its file. */
export interface AloneExample extends DocsExample, AloneResult {
  /** The path of the page, relative to the repository's folder. */
  readonly page: string;
  /** The name that Jest's reports give the example's file. */
  readonly file: string;
}

/**
 * The results of an example's tests.
 * @throws {Error} when Jest could not run it; names page and line
 */
export function getTests({page, line, failure, tests}: AloneExample): readonly AloneTest[] {
  if (failure !== null) throw new Error(`${page}:${line}: Jest cannot run this example alone:\n${failure}`);
  return tests;
}

/**
 * The name of an example's file, on the page and in its reports, e.g. `array.test.ts`.
 * @param page e.g. `docs/matchers/array.mdx`
 */
export const getFileName = (page: string, {language}: DocsExample): string =>
  `${path.basename(page, '.mdx')}.test.${language}`;

/** Runs Jest, in color, on every test file of a folder. */
async function runJest(folder: string): Promise<Record<string, AloneResult>> {
  const output = path.join(folder, 'results.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const options = ['--config', path.join(__dirname, 'jest.config.cjs'), '--rootDir', folder, '--no-cache'];
  const env = {...process.env, FORCE_COLOR: '1', NO_COLOR: undefined, ALONE_OUTPUT: output};
  // Jest exits with 1 because some examples fail, as they should: only the results show whether it ran.
  const said = await new Promise<string>(done => {
    execFile(process.execPath, [jest, ...options], {cwd: folder, env}, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  const text = await readFile(output, 'utf8').catch(() => {
    throw new Error(`Jest wrote no results for the examples of docs/:\n${said}`);
  });
  return JSON.parse(text);
}

/**
 * Runs examples under real Jest, each in its own file, as readers do who copy it or run it in the page.
 *
 * @param chosen which of their examples to run
 * @returns the examples with Jest's results, in the order of the pages
 * @throws {Error} when Jest cannot run
 */
export async function runAlone(
  pages: readonly DocsPage[],
  chosen: (example: DocsExample, page: DocsPage) => boolean,
): Promise<AloneExample[]> {
  // Jest does not shorten a path with parentheses in a stack, and the repository's own path may have them.
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'alone-'));
  try {
    const examples = pages.flatMap(docsPage =>
      getExamples(docsPage)
        .filter(example => chosen(example, docsPage))
        .map(example => {
          const {file: page} = docsPage;
          const file = getFileName(page, example);
          return {...example, page, file, place: path.join(folder, page, String(example.line), file)};
        }),
    );
    for (const {place, code} of examples) {
      await mkdir(path.dirname(place), {recursive: true});
      await writeFile(place, code);
    }
    await writeFile(path.join(folder, 'package.json'), '{}');
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const results = await runJest(folder);
    return examples.map(({place, ...example}) => ({
      ...example,
      ...(results[place] ?? {failure: 'Jest did not run it.', tests: []}),
    }));
  } finally {
    await rm(folder, {recursive: true});
  }
}
