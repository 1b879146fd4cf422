import {block, inline} from '../references';
import type {Run, Scenario} from '../scenario';
import {importing, withGlobals} from './probes';

const config = block('setup#use-with-vitest', 'vitest.config.js');
const setup = block('setup#use-with-vitest', 'vitest.setup.js');

const runners = [['vitest3'], ['vitest4']] as const;
const passed = (tests: number): Run => ({run: 'vitest run', ends: 'well', says: [`Tests ${tests} passed (${tests})`]});

/** Vitest's configuration with other settings than on the page. */
const settings = (test: string): string =>
  `import { defineConfig } from 'vitest/config';\n\nexport default defineConfig({ test: ${test} });\n`;

const everything = `import { expect } from 'vitest';
import * as matchers from 'jest-extended';

expect.extend(matchers);
`;

/** The page's caution about an `expect` with all matchers, compared with Vitest's own. */
const silenced = `${importing('vitest')}
test('expect.fail does nothing', () => {
  expect.fail('boom');
});

test('toBeNaN is looser', () => {
  expect(undefined).toBeNaN();
});
`;
const loud = `${importing('vitest')}
test('expect.fail fails', () => {
  expect(() => expect.fail('boom')).toThrow('boom');
});

test('toBeNaN is strict', () => {
  expect(undefined).not.toBeNaN();
});
`;

/** Names that Vitest also has. */
const own = `import * as matchers from 'jest-extended';
import { expect, test } from 'vitest';

test('seven of the matchers are there without the library, and no more', () => {
  expect(Object.keys(matchers).filter(name => name !== 'fail' && name in expect(1)).sort()).toEqual([
    'toBeNaN',
    'toBeOneOf',
    'toHaveBeenCalledAfter',
    'toHaveBeenCalledBefore',
    'toHaveBeenCalledExactlyOnceWith',
    'toHaveBeenCalledOnce',
    'toSatisfy',
  ]);
  expect('fail' in expect).toBe(true);
});
`;

const notRegistered: Run = {
  run: 'vitest run',
  ends: 'badly',
  says: [block('setup#invalid-chai-property', 'text')],
};

/** Setup: the part about Vitest. */
export const vitest: readonly Scenario[] = [
  {
    name: 'Vitest',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {'vitest.config.js': config, 'vitest.setup.js': setup, 'a.test.js': loud},
    steps: [passed(3)],
  },
  {
    name: 'Vitest with globals',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {
      'vitest.config.js': settings("{ globals: true, setupFiles: ['./vitest.setup.js'] }"),
      'vitest.setup.js': setup,
      'a.test.js': withGlobals,
    },
    steps: [passed(1)],
  },
  {
    name: 'the names that Vitest has itself',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {'a.test.js': own},
    steps: [passed(1)],
  },
  {
    name: 'Vitest with everything registered',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {'vitest.config.js': config, 'vitest.setup.js': everything, 'a.test.js': silenced},
    steps: [passed(3)],
  },
  {
    name: 'Vitest with globals and jest-extended/all',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {
      'vitest.config.js': settings("{ globals: true, setupFiles: ['jest-extended/all'] }"),
      'a.test.js': silenced,
    },
    steps: [passed(3)],
  },
  {
    name: 'Vitest with projects',
    at: 'setup#use-with-vitest',
    with: runners,
    files: {
      'vitest.config.js': settings(
        "{ setupFiles: ['./vitest.setup.js'], projects: [{ extends: true, test: { name: 'api', include: ['api/*.test.js'] } }] }",
      ),
      'vitest.setup.js': setup,
      'api/a.test.js': importing('vitest'),
    },
    steps: [passed(1)],
  },
  {
    name: 'Vitest with projects that extend nothing',
    at: 'setup#invalid-chai-property',
    with: runners,
    files: {
      'vitest.config.js': settings(
        "{ setupFiles: ['./vitest.setup.js'], projects: [{ test: { name: 'api', include: ['api/*.test.js'] } }] }",
      ),
      'vitest.setup.js': setup,
      'api/a.test.js': importing('vitest'),
    },
    steps: [notRegistered],
  },
  {
    name: 'Vitest without any setup',
    at: 'setup#invalid-chai-property',
    with: runners,
    files: {'a.test.js': importing('vitest')},
    steps: [notRegistered],
  },
  {
    name: 'jest-extended/all in Vitest without globals',
    at: 'setup#no-global-expect',
    with: runners,
    files: {'vitest.config.js': settings("{ setupFiles: ['jest-extended/all'] }"), 'a.test.js': importing('vitest')},
    steps: [{run: 'vitest run', ends: 'badly', says: [block('setup#no-global-expect', 'text')]}],
  },
  {
    name: 'toBeOneOf with a Set in Vitest with everything registered',
    at: 'setup#find-index',
    with: [['vitest4']],
    files: {
      'vitest.config.js': config,
      'vitest.setup.js': everything,
      'a.test.js':
        "import { expect, test } from 'vitest';\n\ntest('a Set', () => expect('pen').toBeOneOf(new Set(['pen'])));\n",
    },
    steps: [{run: 'vitest run', ends: 'badly', says: [block('setup#find-index', 'text')]}],
  },
  {
    name: "toBeOneOf with a Set in Vitest's own form",
    at: 'setup#find-index',
    with: [['vitest4']],
    files: {
      'vitest.config.js': config,
      'vitest.setup.js': setup,
      'a.test.js':
        "import { expect, test } from 'vitest';\n\ntest('a Set', () => expect('pen').toBeOneOf(new Set(['pen'])));\n",
    },
    steps: [passed(1)],
  },
  {
    name: 'the types for Vitest 5 and a setup file in TypeScript',
    at: 'setup#use-with-vitest',
    with: [['vitest5']],
    compiled: true,
    files: {
      'tsconfig.json': '{"compilerOptions": {"types": [], "skipLibCheck": true}}',
      'vitest-jest-extended.d.ts': block('typescript#vitest-5', 'vitest-jest-extended.d.ts'),
      'vitest.setup.ts': setup,
    },
    steps: [
      {
        run: 'tsc --noEmit --strict --target es2023 --module preserve -p .',
        ends: 'badly',
        says: ['vitest.setup.ts(17,15): error', inline('setup#use-with-vitest', 'TS2345')],
      },
    ],
  },
];
