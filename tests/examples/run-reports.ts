import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import type {Report} from '../../src/components/shared/Tokens/report';
import {ansiTokens, codeTokens} from './report-tokens';
import {testIn} from './report-source';

/** The site's own tests and the component that shows each, in the order of the stored reports. */
const shown = [
  {
    out: 'src/components/home/Comparison/reports.json',
    examples: ['without', 'with', 'passing'].map(name => `src/components/home/Comparison/examples/${name}.example.ts`),
  },
  {
    out: 'src/components/not-found/MissingPage/report.json',
    examples: ['src/components/not-found/MissingPage/examples/missing.example.ts'],
  },
];

/** The part of the output of `jest --json` that is read here. */
interface JestResults {
  testResults: {name: string; assertionResults: {status: string; failureMessages: string[]}[]}[];
}

/**
 * Runs real Jest, in color, on every example.
 * @param root the repository's folder
 * @returns Jest's results by the example's path, relative to the root
 * @throws when Jest cannot run or writes no results
 */
async function runJest(root: string) {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const results = join(folder, 'results.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const options = ['--config', 'tests/examples/reports.config.cjs', '--json', '--outputFile', results, '--no-cache'];
  try {
    const stderr = await new Promise<string>(done => {
      const env = {...process.env, FORCE_COLOR: '1', NO_COLOR: undefined};
      // Jest exits with 1 because some examples fail, as they should: only the results show whether it ran.
      execFile(process.execPath, [jest, ...options], {cwd: root, env}, (_error, _stdout, text) => done(text));
    });
    const text = await readFile(results, 'utf8').catch(() => {
      throw new Error(`Jest wrote no results for the examples of src/components:\n${stderr}`);
    });
    const {testResults}: JestResults = JSON.parse(text);
    return new Map(testResults.map(result => [relative(root, result.name), result.assertionResults]));
  } finally {
    await rm(folder, {recursive: true});
  }
}

/** The message that Jest prints: without the class of the error and without the stack. */
const messageOf = (failure: string) => failure.replace(/^Error: /, '').replace(/\n\s+at [\s\S]*$/, '');

/**
 * Runs the site's own tests for the reports that its components show.
 * @param root the repository's folder
 * @returns each file of reports, by its path, relative to the root
 * @throws when Jest cannot run, or an example is not exactly one test
 */
export async function runReports(root: string): Promise<Map<string, Report[]>> {
  const results = await runJest(root);
  const reportOf = async (path: string): Promise<Report> => {
    const [result, another] = results.get(path) ?? [];
    if (!result || another) throw new Error(`${path} must hold exactly one test, and Jest must run it.`);
    const {name, source, statements} = testIn(await readFile(join(root, path), 'utf8'), path);
    return {
      name,
      status: result.status,
      source: codeTokens(source),
      statements: statements.map(codeTokens),
      message: ansiTokens(result.failureMessages.map(messageOf).join('\n\n')),
    };
  };
  const files = shown.map(async ({out, examples}): Promise<[string, Report[]]> => [
    out,
    await Promise.all(examples.map(reportOf)),
  ]);
  return new Map(await Promise.all(files));
}
