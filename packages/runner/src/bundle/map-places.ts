import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decode} from '@jridgewell/sourcemap-codec';

/**
 * Library calls that a report may show as a frame: `at Object.toBe (node_modules/expect/build/index.js:2140:20)`. Each
 * match begins at the column that V8 reports.
 */
const visible: readonly {readonly file: string; readonly calls: RegExp}[] = [
  // Jest keeps the first frame of every stack, even its own.
  {file: 'jest-circus/build/jestAdapterInit.js', calls: /new Error\(/g},
  {file: '@jest/fake-timers/build/index.js', calls: /new Error\(|(?<=_clock\.)runAll\(/g},
  {file: 'jest-mock/build/index.js', calls: /new \w*Error\(/g},
  {file: 'jest-matcher-utils/build/index.js', calls: /new \w*Error\(/g},
  {file: 'expect/build/index.js', calls: /new \w*Error\(|new Any\(/g},
  // Between a test and a matcher, or a function that the test passes to one.
  {
    file: 'expect/build/index.js',
    calls:
      /(?<=matcher\.)call\(|(?<=\s)processResult\(|_validateResult\(|getMessage\(|(?<=&& )message\(\)|(?<=\.)ensureNoExpected\(|(?<=^ +)received\(\)/gm,
  },
  {
    file: 'jest-extended/dist/matchers/*',
    calls: /(?<![.\w])(?:actual|expected|predicate|checker|mutator|received)\(|(?<=Object\.)(?:keys|values|entries)\(/g,
  },
  {file: 'co/index.js', calls: /(?<=gen\.)(?:next|throw)\(/g},
  {
    file: '@sinonjs/fake-timers/src/fake-timers-src.js',
    calls:
      /(?<=timer\.)callback\.apply|(?<=func\.)apply\(|callTimer\(|runTimersInRange\(|(?<=return )doTick(?:Inner)?\(|(?<=clock\.)(?:next|runAll|tick)\(/g,
  },
];

const key = (line: number, column: number) => `${line}:${column}`;

/**
 * @param sourceMap the script's source map (JSON)
 * @param folder base folder of the map's sources
 * @param linesBefore number of lines to be inserted before the script
 * @returns for each file (`node_modules/package/file.js`), `line:column` in the script to `line:column` in the file,
 *   both counted from 1, like V8
 */
export function mapPlaces(
  sourceMap: string,
  folder: string,
  linesBefore: number,
): Record<string, Record<string, string>> {
  const callsOfSources = new Map<string, ReadonlySet<string>>();
  const places: Record<string, Record<string, string>> = {};
  const {sources, mappings}: {sources: string[]; mappings: string} = JSON.parse(sourceMap);
  for (const [line, segments] of decode(mappings).entries()) {
    for (const [column, sourceIndex, sourceLine, sourceColumn] of segments) {
      const source = sources[sourceIndex ?? -1];
      if (source === undefined || sourceLine === undefined || sourceColumn === undefined) continue;
      const calls = callsOfSources.get(source) ?? findCalls(path.resolve(folder, source));
      callsOfSources.set(source, calls);
      if (!calls.has(key(sourceLine, sourceColumn))) continue;
      const file = source.slice(source.lastIndexOf('node_modules/'));
      (places[file] ??= {})[key(line + linesBefore + 1, column + 1)] = key(sourceLine + 1, sourceColumn + 1);
    }
  }
  return places;
}

function findCalls(file: string): ReadonlySet<string> {
  const name = file.replaceAll(path.sep, '/').split('node_modules/').at(-1);
  const patterns = visible.filter(entry =>
    entry.file.endsWith('*') ? name?.startsWith(entry.file.slice(0, -1)) : name === entry.file,
  );
  if (patterns.length === 0) return new Set();
  const text = readFileSync(file, 'utf8');
  const starts = text
    .split('\n')
    .reduce<number[]>((offsets, line) => [...offsets, (offsets.at(-1) ?? 0) + line.length + 1], [0]);
  const places = patterns.flatMap(({calls}) =>
    [...text.matchAll(calls)].map(({index}) => {
      const line = starts.filter(start => start <= index).length - 1;
      return key(line, index - (starts[line] ?? 0));
    }),
  );
  return new Set(places);
}
