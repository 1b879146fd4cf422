import {execFile} from 'node:child_process';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ConformanceFile} from '../../src/testing/matchers';

/** Real Jest's results for a file. */
export interface NodeResult {
  readonly tests: readonly {readonly titles: readonly string[]; readonly status: string}[];
  readonly report: string;
  /** What it printed: the method of `console`, and the text. */
  readonly console: readonly string[];
}

const root = path.join(__dirname, '../../../..');

/** Folder of the test files while Jest runs: inside the repository, so that they find its packages. */
export const folderInRepository = '.cache/conformance';

/**
 * Runs real Jest in Node.
 * @param files the test files
 * @param options whether the reports have colors, and a folder for the files, which calls at the same time must not share
 * @returns the results by file name
 * @throws {Error} with Jest's output if there are no results
 */
export async function runInNode(
  files: readonly ConformanceFile[],
  {hasColors = true, folder: relative = folderInRepository} = {},
): Promise<Map<string, NodeResult>> {
  const folder = path.join(root, relative);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(files.map(({name, code}) => writeFile(path.join(folder, name), code)));
  const results = path.join(folder, 'results.json');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const env = {
    ...process.env,
    CONFORMANCE_FOLDER: folder,
    CONFORMANCE_RESULTS: results,
    FORCE_COLOR: hasColors ? '1' : '0',
    NO_COLOR: undefined,
    CI: '1',
  };
  const errorOutput = await new Promise<string>(done => {
    // Jest exits with 1 because most files contain failing tests, so check for results instead.
    execFile(
      process.execPath,
      [jest, '--config', path.join(__dirname, 'jest.config.cjs')],
      {cwd: root, env},
      (_error, _stdout, stderr) => done(stderr),
    );
  });
  const text = await readFile(results, 'utf8').catch(() => {
    throw new Error(`Jest gave no results:\n${errorOutput.slice(-4_000)}`);
  });
  const entries: [string, NodeResult][] = JSON.parse(text);
  return new Map(entries);
}
