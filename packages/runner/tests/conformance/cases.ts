import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {matcherFiles, type ConformanceFile} from '../../src/testing/matchers';

const folder = path.join(__dirname, 'cases');

/** Each `=== name` in a file begins a test file. */
function read(file: string): ConformanceFile[] {
  const [, ...parts] = readFileSync(path.join(folder, file), 'utf8').split(/^=== /m);
  return parts.map(part => {
    const end = part.indexOf('\n');
    return {name: `${part.slice(0, end).trim()}.test.ts`, code: part.slice(end + 1).trimEnd() + '\n'};
  });
}

/** Input that is meant to break a runner. */
export const hostileFiles: readonly ConformanceFile[] = read('hostile.cases');

/** All test files of the suite. */
export const conformanceFiles: readonly ConformanceFile[] = [
  ...matcherFiles,
  ...readdirSync(folder)
    .filter(file => file.endsWith('.cases') && file !== 'hostile.cases')
    .sort()
    .flatMap(read),
  ...hostileFiles,
];
