import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {matcherFiles, type ConformanceFile} from './matchers';

const folder = path.join(__dirname, 'cases');

/** Every `=== name` of a file is a test file of its own, down to the next. */
function read(file: string): ConformanceFile[] {
  const [, ...parts] = readFileSync(path.join(folder, file), 'utf8').split(/^=== /m);
  return parts.map(part => {
    const end = part.indexOf('\n');
    return {name: `${part.slice(0, end).trim()}.test.ts`, code: part.slice(end + 1).trimEnd() + '\n'};
  });
}

/** Inputs that are made to break a runner. */
export const hostileFiles: readonly ConformanceFile[] = read('hostile.cases');

/** Every test file of the suite. */
export const conformanceFiles: readonly ConformanceFile[] = [
  ...matcherFiles,
  ...readdirSync(folder)
    .filter(file => file.endsWith('.cases') && file !== 'hostile.cases')
    .sort()
    .flatMap(read),
  ...hostileFiles,
];
