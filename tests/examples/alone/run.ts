import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Block, Example} from '../mdx-blocks.cjs';
import {examplesOf} from '../mdx-blocks.cjs';

const root = path.resolve(__dirname, '../../..');

/** What Jest says of one test. */
interface AloneTest {
  /** The describe blocks, outermost first, then the test's own title. */
  readonly titles: readonly string[];
  /** The outcome in the words of Jest's terminal. */
  readonly status: string;
  /** The text of Jest's terminal with its colours, the code frame and the stack; empty when the test did not fail. */
  readonly report: string;
}

/** What Jest says of one file. */
export interface AloneResult {
  /** Why the file could not run; `null` when it did. */
  readonly failure: string | null;
  readonly tests: readonly AloneTest[];
}

/** An example of a page and what Jest says of it when nothing else stands in its file. */
export interface AloneExample extends Block, Example {
  /** The page, from the repository's folder. */
  readonly page: string;
  /** The name that Jest's reports give the example's file. */
  readonly file: string;
  readonly tests: readonly AloneTest[];
}

/**
 * The name of an example's file, on the page and in its reports.
 * @param page e.g. `docs/matchers/array.mdx`
 * @param info what stands behind the fence's ticks, e.g. `ts test`
 * @returns e.g. `array.test.ts`
 */
const fileOf = (page: string, info: string): string =>
  `${path.basename(page, '.mdx')}.test.${/^\w+/.exec(info)?.[0] ?? 'ts'}`;

/** Runs Jest, in colour, on every test file of a folder. */
async function runJest(folder: string): Promise<Record<string, AloneResult>> {
  const output = path.join(folder, 'results.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const options = ['--config', path.join(__dirname, 'jest.config.cjs'), '--rootDir', folder, '--no-cache'];
  const env = {...process.env, FORCE_COLOR: '1', NO_COLOR: undefined, ALONE_OUTPUT: output};
  // Jest exits with 1 because some examples fail, as they should: whether it ran is seen from its results.
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
 * Runs examples under real Jest, each alone in a file of its own, as a reader has it who copies it or runs it in the page.
 *
 * @param pages pages of docs/, by file and text
 * @param chosen which of their examples to run
 * @returns the examples with what Jest says, in the order of the pages
 * @throws {Error} when Jest cannot run, or cannot run one of the examples; names page and line
 */
export async function runAlone(
  pages: readonly {file: string; text: string}[],
  chosen: (example: Example) => boolean = () => true,
): Promise<AloneExample[]> {
  // In the repository, so that an example finds the packages that it imports.
  const cache = path.join(root, '.cache');
  await mkdir(cache, {recursive: true});
  const folder = await mkdtemp(path.join(cache, 'alone-'));
  try {
    const examples = pages.flatMap(({file: page, text}) =>
      examplesOf(text, page)
        .filter(chosen)
        .map(example => {
          const file = fileOf(page, example.info);
          return {...example, page, file, place: path.join(folder, page, String(example.start + 1), file)};
        }),
    );
    for (const {place, code} of examples) {
      await mkdir(path.dirname(place), {recursive: true});
      await writeFile(place, code);
    }
    const results = await runJest(folder);
    return examples.map(({place, ...example}) => {
      const {failure, tests} = results[place] ?? {failure: 'Jest did not run it.', tests: []};
      if (failure !== null)
        throw new Error(`${example.page}:${example.start + 1}: Jest cannot run this example alone:\n${failure}`);
      return {...example, tests};
    });
  } finally {
    await rm(folder, {recursive: true});
  }
}
