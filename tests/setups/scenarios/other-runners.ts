import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {esModules, toJson} from './probes';
import {expectTypes} from './typescript/compiler';
import {expectFailure, expectLines, inlines} from './steps';

const setup = block('setup#other-runners', 'expect.mjs');

/** A test for runners that have `it` as a global. */
const createTest = (file: string): string => `import { expect } from '${file}';

it('jest-extended is registered', () => {
  expect(['pen', 'ink']).toBeArrayOfSize(2);
  expect({ id: 'pen' }).toEqual({ id: expect.toStartWith('p') });
});
`;

const tsc = 'tsc --noEmit --strict --skipLibCheck --target es2023 --module nodenext -p .';

/** Mocha, with tsx as the compiler. */
const mocha = "NODE_OPTIONS='--import tsx' mocha a.test.ts";

/** Setup: the part about runners other than Jest, Vitest and Bun. */
export const otherRunners: readonly Scenario[] = [
  {
    name: "Node's test runner",
    section: 'setup#other-runners',
    sets: [['globals30']],
    listedPackages: ['expect'],
    files: {'expect.mjs': setup, 'a.test.mjs': block('setup#other-runners', 'a.test.mjs')},
    steps: [{run: 'node --test', output: ['# pass 1']}],
  },
  {
    name: 'Mocha and Jasmine',
    section: 'setup#other-runners',
    sets: [['otherRunners', 'node22']],
    listedPackages: ['mocha', 'jasmine'],
    files: {'expect.mjs': setup, 'a.test.mjs': createTest('./expect.mjs')},
    steps: [
      {run: 'mocha a.test.mjs', output: ['1 passing']},
      {run: 'jasmine a.test.mjs', output: ['1 spec, 0 failures']},
    ],
  },
  {
    name: 'types for the package expect in Mocha',
    section: 'setup#other-runners',
    sets: [['otherRunners', 'node22']],
    listedPackages: ['mocha'],
    files: {
      'package.json': esModules,
      'tsconfig.json': toJson({compilerOptions: {types: ['mocha']}}),
      'expect.mjs': setup,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createTest('./expect.mjs'),
    },
    steps: [
      expectFailure(
        tsc,
        ...inlines('setup#other-runners', 'TS7016', "Could not find a declaration file for module './expect.mjs'"),
      ),
      {run: "mv expect.mjs expect.ts && sed -i 's#./expect.mjs#./expect.js#' a.test.ts"},
      {run: tsc},
      {run: mocha, output: ['1 passing']},
      expectFailure(`npm pkg set type=commonjs && ${mocha}`, 'Cannot convert undefined or null to object'),
      {run: "sed -i 's#import matchers#import * as matchers#' expect.ts"},
      {run: `grep matchers expect.ts`, output: [inline('setup#other-runners', 'import * as matchers')]},
      {run: tsc},
      {run: mocha, output: ['1 passing']},
    ],
  },
  {
    name: "ts-node, and a baseUrl, with Node's test runner",
    section: 'setup#other-runners',
    sets: [['jest30']],
    files: {
      'tsconfig.json': toJson({compilerOptions: {strict: true, skipLibCheck: true, baseUrl: '.', types: ['node']}}),
      'expect.ts': setup,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': `import { it } from 'node:test';\n${createTest('./expect')}`,
    },
    steps: [
      {run: "sed -i 's#import matchers#import * as matchers#' expect.ts"},
      expectFailure(
        'tsc --noEmit -p .',
        ...inlines('setup#other-runners', 'TS2303', "Circular definition of import alias 'expect'"),
      ),
      {run: "mv expect.ts extended.ts && sed -i 's#./expect#./extended#' a.test.ts && tsc --noEmit -p ."},
      expectFailure('node --test -r ts-node/register a.test.ts', 'TS2339'),
      {run: `sed -i "1i import type {} from './expect-jest-extended.d.ts';" extended.ts`},
      expectLines('extended.ts', inline('setup#other-runners', "import type {} from './expect-jest-extended.d.ts';")),
      {run: 'node --test -r ts-node/register a.test.ts', output: ['# pass 1']},
      expectFailure(
        'node --test -r ts-node/register *.ts',
        inline('setup#unable-to-require-file', 'Unable to require file'),
      ),
      {run: "mkdir types && mv *.d.ts types/ && sed -i 's#./expect-jest#./types/expect-jest#' extended.ts"},
      {run: 'tsc --noEmit -p . && node --test -r ts-node/register *.ts', output: ['# fail 0']},
    ],
  },
  {
    name: 'Deno',
    section: 'setup#other-runners',
    sets: [['deno']],
    files: {
      'package.json': toJson({type: 'module', dependencies: {expect: '*', 'jest-extended': '*'}}),
      'expect.ts': setup,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createTest('./expect.ts').replace('it(', 'Deno.test('),
    },
    steps: [
      expectFailure(
        'deno test --no-check',
        inline('setup#other-runners', 'NotCapable: Requires env access to "NODE_ENV"'),
      ),
      expectFailure('deno check a.test.ts', 'TS2339'),
      {run: `sed -i "1i import type {} from './expect-jest-extended.d.ts';" expect.ts`},
      {
        run: 'head -1 expect.ts',
        output: [inline('setup#other-runners', "import type {} from './expect-jest-extended.d.ts';")],
      },
      {run: 'deno check a.test.ts'},
      {run: 'deno test --allow-env', output: ['1 passed']},
    ],
  },
];
