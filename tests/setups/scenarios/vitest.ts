import {block, inline} from '../references';
import type {Run, Scenario} from '../scenario';
import {expectFailure, expectLines} from './steps';
import {createImportingTest, esModules, testWithGlobals} from './probes';
import {angular22, nest12, viteStarter} from './starters';

const config = block('setup#use-with-vitest', 'vitest.config.js');
const setup = block('setup#use-with-vitest', 'vitest.setup.js');

/** The files that register the matchers. */
const registered = {'vitest.config.js': config, 'vitest.setup.js': setup};

const old = [['vitest3'], ['vitest4']] as const;
const five = [
  ['vitest5', 'node22'],
  ['vitest5', 'node24'],
] as const;
const runners = [...old, ...five] as const;
const passed = (tests: number): Run => ({
  run: 'vitest run',
  output: [`Tests ${tests} passed (${tests})`],
});

/** Vitest's configuration with other settings than on the page. */
const settings = (test: string): string =>
  `import { defineConfig } from 'vitest/config';\n\nexport default defineConfig({ test: ${test} });\n`;

const everything = `import { expect } from 'vitest';
import * as matchers from 'jest-extended';

expect.extend(matchers);
`;

/** The page's caution about an `expect` with all matchers, compared with Vitest's own. */
const silenced = `${createImportingTest('vitest')}
test('expect.fail does nothing', () => {
  expect.fail('boom');
});

test('toBeNaN is looser', () => {
  expect(undefined).toBeNaN();
});
`;
const loud = `${createImportingTest('vitest')}
test('expect.fail fails', () => {
  expect(() => expect.fail('boom')).toThrow('boom');
});

test('toBeNaN is strict', () => {
  expect(undefined).not.toBeNaN();
});
`;

/** What the matcher pages say about the matchers that the setup leaves to Vitest. */
const kept = `import { expect, test } from 'vitest';

test('toBeNaN passes for NaN only, and does not throw', () => {
  expect(NaN).toBeNaN();
  for (const value of [undefined, 'n/a', {}, new Date(NaN), 1n, Symbol('id'), Object.create(null)])
    expect(value).not.toBeNaN();
});

test('toBeOneOf passes for an empty list', () => {
  expect('draft').toBeOneOf([]);
});

test('toSatisfy passes for any truthy result', () => {
  expect('A-2025-1').toSatisfy(id => id.match(/-(20\\d\\d)-/));
  expect(1).toSatisfy(async () => false);
  expect(1).not.toSatisfy(() => {});
});
`;

/** Whether Vitest's own `toBeOneOf` ignores the contents of Sets. */
const sets = (ignored: boolean): string => `import { expect, test } from 'vitest';

test('toBeOneOf with Sets of other contents', () => {
  expect(new Set(['delete']))${ignored ? '' : '.not'}.toBeOneOf([new Set(['read'])]);
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

/** The same for Vitest 1 and 2. */
const fourOwn = own
  .replace('seven', 'three')
  .replace(/ +'(?:toBeOneOf|toHaveBeenCalled(?:After|Before|ExactlyOnceWith))',\n/g, '');

const inContext = `import { test } from 'vitest';

test('the context has the matchers', ({ expect }) => {
  expect(['pen']).toBeArrayOfSize(1);
  expect({ id: 'pen' }).toEqual({ id: expect.toStartWith('p') });
});
`;

const absolute = "setupFiles: [fileURLToPath(new URL('./vitest.setup.js', import.meta.url))]";

/** jest-dom's `.toBeEmpty()` is the one that is registered. */
const domWins: Run = expectFailure(
  'vitest run',
  inline('setup#jest-dom', 'received value must be an HTMLElement or an SVGElement'),
  '1 failed | 1 passed',
);

const notRegistered: Run = expectFailure('vitest run', block('setup#invalid-chai-property', 'text'));

/** Projects below a configuration with the setup file: each row of the page's table, for both columns. */
const inProjects = (
  [
    ['inline, with `extends: true`', 'works', 'works', "{ extends: true, test: { include: ['api/*.test.js'] } }"],
    ['inline, without it', 'fails', 'works', "{ test: { include: ['api/*.test.js'] } }"],
    ['a folder with its own configuration', 'fails', 'fails', "'api'"],
  ] as const
).flatMap(([row, inOld, inFive, project]) =>
  (
    [
      ['Vitest 3 and 4', inOld, old],
      ['Vitest 5', inFive, five],
    ] as const
  ).map(([column, outcome, kits]): Scenario => ({
    name: `${column} with projects, ${row}`,
    section: 'setup#vitest-projects',
    sets: kits,
    files: {
      'vitest.config.js': settings(`{ setupFiles: ['./vitest.setup.js'], projects: [${project}] }`),
      'vitest.setup.js': setup,
      'api/a.test.js': createImportingTest('vitest'),
      ...(row.startsWith('a folder') && {'api/vitest.config.js': settings("{ name: 'api' }")}),
    },
    steps: [outcome === 'works' ? passed(1) : notRegistered],
    cell: {section: 'setup#vitest-projects', row, column},
  })),
);

/** The entry in a configuration that has other content. */
const addSetupFiles = (file: string): Run => ({
  run: `sed -i "s#root: './',#&\\n    setupFiles: ['./vitest.setup.js'],#" ${file}`,
});

/** Projects that have a configuration of Vitest or Vite already. */
const starters: readonly Scenario[] = [
  {
    name: 'Vitest in a starter of Vite with an alias',
    section: 'setup#use-with-vitest',
    sets: [['vitest4'], ...five],
    files: {
      ...viteStarter,
      ...registered,
      'src/cart.js': 'export const pens = 2;\n',
      'src/cart.test.js': `import { pens } from '@/cart';\n${createImportingTest('vitest')}\ntest('pens', () => expect(pens).toBeEven());\n`,
    },
    steps: [
      expectFailure(
        'vitest run',
        inline('setup#use-with-vitest', "Cannot find package '@/cart' imported from …/cart.test.js"),
      ),
      {run: 'rm vitest.config.js'},
      {
        run: `sed -i "s#'vite'#'vitest/config'#; s#^});#  test: { setupFiles: ['./vitest.setup.js'] },\\n});#" vite.config.ts`,
      },
      passed(2),
    ],
  },
  {
    name: 'the type of test in vite.config.ts',
    section: 'setup#use-with-vitest',
    sets: [['vitest4'], ['vitest5', 'node22']],
    onlyCompiles: true,
    files: {
      'vite.config.ts':
        "import { defineConfig } from 'vite';\n\nexport default defineConfig({ test: { setupFiles: ['./vitest.setup.js'] } });\n",
    },
    steps: [
      expectFailure(
        'tsc --noEmit --skipLibCheck --target es2023 --module preserve vite.config.ts',
        "'test' does not exist in type",
      ),
      {run: 'sed -i \'s#.vite.;#"vitest/config";#\' vite.config.ts'},
      {run: 'tsc --noEmit --skipLibCheck --target es2023 --module preserve vite.config.ts'},
    ],
  },
  {
    name: 'Nest 12',
    section: 'setup#invalid-chai-property',
    sets: [['vitest4']],
    files: {
      ...nest12,
      ...registered,
      'src/a.spec.ts': testWithGlobals,
      'test/a.e2e-spec.ts': testWithGlobals,
    },
    steps: [
      notRegistered,
      {run: 'rm vitest.config.js'},
      addSetupFiles('vitest.config.ts'),
      passed(1),
      {...notRegistered, run: 'vitest run --config ./vitest.config.e2e.ts'},
      addSetupFiles('vitest.config.e2e.ts'),
      {...passed(1), run: 'vitest run --config ./vitest.config.e2e.ts'},
    ],
  },
  {
    name: 'Angular 22',
    section: 'setup#invalid-chai-property',
    sets: [['angular']],
    files: {
      ...angular22,
      'vitest.config.js': config,
      'vitest.setup.ts': setup,
      'src/vitest-jest-extended.d.ts': block('typescript#vitest-5', 'vitest-jest-extended.d.ts'),
      'src/a.spec.ts': testWithGlobals,
    },
    steps: [
      {...notRegistered, run: 'ng test --no-watch'},
      {
        run: `sed -i 's#"builder": "@angular/build:unit-test"#&, "options": { "setupFiles": ["vitest.setup.ts"] }#' angular.json`,
      },
      expectLines('angular.json', inline('setup#vitest-5', '"options": { "setupFiles": ["vitest.setup.ts"] }')),
      {...passed(1), run: 'ng test --no-watch'},
    ],
  },
  {
    name: 'Vitest with a configuration that packages share',
    section: 'setup#vitest-projects',
    sets: [['vitest3'], ...five],
    files: {
      'package.json': esModules,
      'vitest.shared.js': config,
      'vitest.setup.js': setup,
      'packages/a/vitest.config.js': "export { default } from '../../vitest.shared.js';\n",
      'packages/a/a.test.js': createImportingTest('vitest'),
    },
    steps: [
      expectFailure(
        'cd packages/a && vitest run',
        inline('setup#vitest-projects', "Cannot find module '…/vitest.setup.js'"),
      ),
      {
        run: `sed -i "s#setupFiles: .*#${absolute},#; 1i import { fileURLToPath } from 'node:url';" vitest.shared.js`,
      },
      expectLines('vitest.shared.js', inline('setup#vitest-projects', absolute)),
      {...passed(1), run: 'cd packages/a && vitest run'},
    ],
  },
  {
    name: 'Vitest with jest-dom before and after jest-extended',
    section: 'setup#jest-dom',
    sets: [['vitest5', 'node22']],
    files: {
      'package.json': esModules,
      'vitest.config.js': settings("{ setupFiles: ['./dom.js', './vitest.setup.js'] }"),
      'dom.js': "import '@testing-library/jest-dom/vitest';\n",
      'vitest.setup.js': setup,
      'a.test.js':
        "import { expect, test } from 'vitest';\n\ntest('an array', () => expect([]).toBeEmpty());\ntest('the rest', () => expect([]).toBeArray());\n",
    },
    steps: [
      domWins,
      {run: `sed -i "s#'./dom.js', './vitest.setup.js'#'./vitest.setup.js', './dom.js'#" vitest.config.js`},
      domWins,
      {run: `sed -i "s#, './dom.js'##" vitest.config.js && sed -i '1r dom.js' vitest.setup.js`},
      domWins,
      {run: "echo 'expect.extend({ toBeEmpty: matchers.toBeEmpty });' >> vitest.setup.js"},
      expectLines('vitest.setup.js', inline('setup#jest-dom', 'expect.extend({ toBeEmpty: matchers.toBeEmpty });')),
      passed(2),
    ],
  },
  {
    name: 'Vitest 2, the names that it has itself, and the test context',
    section: 'setup#use-with-vitest',
    sets: [['vitest2']],
    files: {
      'package.json': esModules,
      ...registered,
      'a.test.js': inContext,
      'without/own.test.js': fourOwn,
    },
    steps: [
      {...passed(1), run: 'vitest run a.test.js'},
      {...passed(1), run: 'rm vitest.config.js && vitest run without'},
    ],
  },
  {
    name: 'the expect of the test context in Vitest',
    section: 'setup#use-with-vitest',
    sets: [['vitest3'], ['vitest4'], ...five],
    files: {...registered, 'a.test.js': inContext},
    steps: [passed(1)],
  },
  {
    name: 'the versions of Node that Vitest 5 declares',
    section: 'setup#vitest-5',
    sets: [['vitest5']],
    files: {},
    steps: [
      {
        run: 'grep -A1 \'"engines"\' node_modules/vitest/package.json',
        output: ['"node": "^22.12.0 || ^24.0.0 || >=26.0.0"'],
      },
    ],
  },
];

/** Setup: the part about Vitest. */
export const vitest: readonly Scenario[] = [
  {
    name: 'Vitest',
    section: 'setup#use-with-vitest',
    sets: runners,
    files: {...registered, 'a.test.js': loud, 'own.test.js': kept},
    steps: [passed(6)],
  },
  {
    name: 'the check in Vitest',
    section: 'install#check-that-it-works',
    sets: runners,
    files: {
      'vitest.config.js': block('install#register', 'vitest.config.js'),
      'vitest.setup.js': block('install#register', 'vitest.setup.js'),
      'matchers.test.js': block('install#check-that-it-works', 'matchers.test.js', 2),
    },
    steps: [
      {file: 'vitest.config.js', content: config},
      {file: 'vitest.setup.js', content: setup},
      {run: block('install#check-that-it-works', 'bash', 2), output: ['Tests 1 passed (1)']},
    ],
  },
  {
    name: 'Vitest with globals',
    section: 'setup#use-with-vitest',
    sets: runners,
    files: {
      'vitest.config.js': settings("{ globals: true, setupFiles: ['./vitest.setup.js'] }"),
      'vitest.setup.js': setup,
      'a.test.js': testWithGlobals,
    },
    steps: [passed(1)],
  },
  ...(
    [
      ['Vitest 3 and 4', old, true],
      ['Vitest 5', five, false],
    ] as const
  ).map(([name, kits, ignored]): Scenario => ({
    name: `the names that ${name} has itself, and its toBeOneOf with Sets`,
    section: 'setup#use-with-vitest',
    sets: kits,
    files: {'a.test.js': own, 'sets.test.js': sets(ignored)},
    steps: [passed(2)],
  })),
  {
    name: 'Vitest with everything registered',
    section: 'setup#use-with-vitest',
    sets: runners,
    files: {'vitest.config.js': config, 'vitest.setup.js': everything, 'a.test.js': silenced},
    steps: [passed(3)],
  },
  {
    name: 'Vitest with globals and jest-extended/all',
    section: 'setup#use-with-vitest',
    sets: runners,
    files: {
      'vitest.config.js': settings("{ globals: true, setupFiles: ['jest-extended/all'] }"),
      'a.test.js': silenced,
    },
    steps: [passed(3)],
  },
  ...inProjects,
  ...starters,
  {
    name: 'Vitest without any setup',
    section: 'setup#invalid-chai-property',
    sets: runners,
    files: {'a.test.js': createImportingTest('vitest')},
    steps: [notRegistered],
  },
  {
    name: 'jest-extended/all in Vitest without globals',
    section: 'setup#no-global-expect',
    sets: runners,
    files: {
      'vitest.config.js': settings("{ setupFiles: ['jest-extended/all'] }"),
      'a.test.js': createImportingTest('vitest'),
    },
    steps: [expectFailure('vitest run', block('setup#no-global-expect', 'text'))],
  },
  {
    name: 'toBeOneOf with a Set in Vitest with everything registered',
    section: 'setup#find-index',
    sets: [['vitest4'], ...five],
    files: {
      'vitest.config.js': config,
      'vitest.setup.js': everything,
      'a.test.js':
        "import { expect, test } from 'vitest';\n\ntest('a Set', () => expect('pen').toBeOneOf(new Set(['pen'])));\n",
    },
    steps: [expectFailure('vitest run', inline('setup#find-index', 'list.findIndex is not a function'))],
  },
  {
    name: "toBeOneOf with a Set in Vitest's own form",
    section: 'setup#find-index',
    sets: [['vitest4'], ...five],
    files: {
      ...registered,
      'a.test.js':
        "import { expect, test } from 'vitest';\n\ntest('a Set', () => expect('pen').toBeOneOf(new Set(['pen'])));\n",
    },
    steps: [passed(1)],
  },
  ...(
    [
      ['Vitest 4', 'vitest4', block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts')],
      ['Vitest 5', 'vitest5', block('typescript#vitest-5', 'vitest-jest-extended.d.ts')],
    ] as const
  ).map(([name, set, declarations]): Scenario => ({
    name: `a setup file in TypeScript with the types for ${name}`,
    section: 'setup#use-with-vitest',
    sets: [[set, 'typescript7']],
    onlyCompiles: true,
    files: {
      'tsconfig.json': '{"compilerOptions": {"types": [], "skipLibCheck": true}}',
      'vitest-jest-extended.d.ts': declarations,
      'vitest.setup.ts': setup,
    },
    steps: [{run: 'tsc --noEmit --strict --target es2023 --module preserve -p .'}],
  })),
];
