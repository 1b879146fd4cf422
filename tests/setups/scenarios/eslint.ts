import {block, diff, inline} from '../references';
import type {Check, Scenario} from '../scenario';
import {esModules, toJson} from './probes';
import {expectFailure, expectLines, inlines} from './steps';

const all = block('eslint#usage', 'eslint.config.mjs', 1);
const chosen = block('eslint#usage', 'eslint.config.mjs', 2);
const forTypeScript = block('eslint#usage', 'eslint.config.mjs', 3);
const oxlint = block('eslint#oxlint', '.oxlintrc.json');
const report = 'eslint .';
const fix = 'eslint --fix .';
const tscOfConfig = 'tsc --noEmit --strict --skipLibCheck --target es2023 --module nodenext -p .';

const linters = [['eslint9'], ['eslint10']] as const;

/** Each rule with the number of its reports for the removed lines of its diff. */
const RULES = {
  'prefer-to-be-array': 3,
  'prefer-to-be-false': 1,
  'prefer-to-be-object': 2,
  'prefer-to-be-true': 2,
  'prefer-to-have-been-called-once': 1,
};

/** The number of reports from other rules of `flat/all` for the same lines. */
const OTHERS = 3;

const getDiff = (name: string) => block(`eslint#${name}`, 'diff');
const getFile = (name: string) => `${name}.test.js`;
const rules = Object.entries(RULES);
const problems = rules.reduce((sum, [, reported]) => sum + reported, OTHERS);

/** The diffs of all rules: each must report its removed lines and fix them to the added ones. */
const allRules: Scenario = {
  name: 'the rules',
  section: 'eslint#usage',
  sets: linters,
  listedPackages: ['eslint-plugin-jest-extended'],
  files: {
    'package.json': esModules,
    'eslint.config.mjs': all,
    ...Object.fromEntries(rules.map(([name]) => [getFile(name), diff(getDiff(name), '-')])),
  },
  steps: [
    expectFailure(
      report,
      ...rules.map(([name, reported]) =>
        [getFile(name), ...Array.from({length: reported}, () => `jest-extended/${name}`)].join('…'),
      ),
      `✖ ${problems} problems (${problems} errors`,
    ),
    {run: fix},
    ...rules.map(([name]): Check => ({file: getFile(name), content: diff(getDiff(name), '+')})),
    {run: report},
  ],
};

const other = {
  toBeTrue: 'expect(open).toBe(true);\nexpect(open).toEqual(true);\nexpect(open).toStrictEqual(true);\n',
  toBeFalse: 'expect(open).toBe(false);\nexpect(open).toEqual(false);\nexpect(open).toStrictEqual(false);\n',
};

/** The page about ESLint. */
export const eslint: readonly Scenario[] = [
  allRules,
  {
    name: 'all rules for the test files only',
    section: 'eslint#usage',
    sets: linters,
    listedPackages: ['eslint-plugin-jest-extended'],
    files: {
      'eslint.config.mjs': all,
      'a.test.js': other.toBeTrue + other.toBeFalse,
      'a.js': other.toBeTrue,
      'imported.test.js': `import { expect } from '@jest/globals';\n${other.toBeTrue}`,
      'vitest.test.js': `import { expect } from 'vitest';\n${other.toBeTrue}`,
      'truthy.test.js': 'expect(open).toBeTruthy();\n',
    },
    steps: [
      expectFailure(report, '✖ 9 problems (9 errors'),
      {run: fix},
      {file: 'a.test.js', content: 'expect(open).toBeTrue();\n'.repeat(3) + 'expect(open).toBeFalse();\n'.repeat(3)},
    ],
  },
  {
    name: 'tests that import expect from vitest',
    section: 'eslint#usage',
    sets: linters,
    files: {
      'eslint.config.mjs': all,
      'a.test.js': other.toBeTrue,
      'imported.test.js': `import { expect } from '@jest/globals';\n${other.toBeTrue}`,
      'vitest.test.js': `import { expect } from 'vitest';\n${other.toBeTrue}`,
    },
    steps: [
      {run: `sed -i "/files:/a settings: { jest: { globalPackage: 'vitest' } }," eslint.config.mjs`},
      expectLines('eslint.config.mjs', inline('eslint#usage', "settings: { jest: { globalPackage: 'vitest' } },")),
      expectFailure(report, 'a.test.js … vitest.test.js … ✖ 6 problems (6 errors'),
    ],
  },
  {
    name: 'the types of the ESLint plugin in eslint.config.ts',
    section: 'eslint#usage',
    sets: [['eslint9']],
    onlyCompiles: true,
    files: {'package.json': esModules, 'tsconfig.json': toJson({}), 'eslint.config.ts': all},
    steps: [
      expectFailure(
        `${tscOfConfig}`,
        ...inlines(
          'eslint#usage',
          'TS7016',
          "Could not find a declaration file for module 'eslint-plugin-jest-extended'",
        ),
      ),
      {
        run: "sed -i '/eslint-plugin-jest-extended/i // @ts-expect-error the plugin has no types' eslint.config.ts",
      },
      expectLines('eslint.config.ts', inline('eslint#usage', '// @ts-expect-error the plugin has no types')),
      {run: tscOfConfig},
    ],
  },
  {
    name: 'Oxlint',
    section: 'eslint#oxlint',
    sets: [['oxlint', 'node22']],
    listedPackages: ['eslint-plugin-jest-extended'],
    files: {
      '.oxlintrc.json': oxlint,
      'a.test.js': `import { expect } from 'vitest';\n\nexpect([]).toBeInstanceOf(Array);\nexpect(1 > 0).toBe(true);\n`,
      'global.test.js': 'expect(1 > 0).toBe(true);\n',
    },
    steps: [
      expectFailure(
        'sed /jsPlugins/d .oxlintrc.json > without.json && oxlint --config without.json *.test.js',
        inline('eslint#oxlint', "Plugin 'jest-extended' not found"),
      ),
      expectFailure('oxlint *.test.js', 'jest-extended(prefer-to-be-array)', 'jest-extended(prefer-to-be-true)'),
      {run: 'oxlint --fix *.test.js'},
      {
        file: 'a.test.js',
        content: `import { expect } from 'vitest';\n\nexpect([]).toBeArray();\nexpect(1 > 0).toBeTrue();\n`,
      },
      {file: 'global.test.js', content: 'expect(1 > 0).toBeTrue();\n'},
    ],
  },
  {
    name: 'chosen rules',
    section: 'eslint#usage',
    sets: linters,
    listedPackages: ['eslint-plugin-jest-extended'],
    files: {
      'eslint.config.mjs': chosen,
      'a.test.js':
        'expect(a instanceof Array).toBe(true);\nexpect(send).toHaveBeenCalledTimes(1);\nexpect(open).toBe(true);\n',
    },
    steps: [expectFailure(report, '✖ 2 problems (1 error, 1 warning)'), {run: fix}],
  },
  {
    name: 'rules for tests in TypeScript',
    section: 'eslint#usage',
    sets: [['eslint9']],
    listedPackages: ['eslint-plugin-jest-extended', 'typescript-eslint'],
    files: {'eslint.config.mjs': forTypeScript, 'a.test.ts': 'const open: boolean = true;\nexpect(open).toBe(true);\n'},
    steps: [expectFailure(report, 'jest-extended/prefer-to-be-true … ✖ 1 problem (1 error'), {run: fix}],
  },
  {
    name: 'flat/recommended reports nothing',
    section: 'eslint#usage',
    sets: linters,
    files: {
      'eslint.config.mjs':
        "import jestExtended from 'eslint-plugin-jest-extended';\n\nexport default [jestExtended.configs['flat/recommended']];\n",
      'a.test.js': other.toBeTrue,
    },
    steps: [{run: report}],
  },
  {
    name: 'a configuration in the old format',
    section: 'eslint#usage',
    sets: linters,
    files: {
      'eslint.config.mjs':
        "import jestExtended from 'eslint-plugin-jest-extended';\n\nexport default [jestExtended.configs.all];\n",
      'a.test.js': other.toBeTrue,
    },
    steps: [
      expectFailure(
        report,
        inline('eslint#usage', 'A config object has a "plugins" key defined as an array of strings'),
      ),
    ],
  },
  ...(
    [
      ['eslint9', "ESLint couldn't find an eslint.config.(js|mjs|cjs) file"],
      ['eslint10', "ESLint couldn't find an eslint.config.* file"],
    ] as const
  ).map(([set, message]): Scenario => ({
    name: `an .eslintrc file alone, ${set}`,
    section: 'eslint#usage',
    sets: [[set]],
    files: {
      '.eslintrc.json': '{"root": true, "plugins": ["jest-extended"], "extends": ["plugin:jest-extended/all"]}\n',
      'a.test.js': other.toBeTrue,
    },
    steps: [expectFailure(report, inline('eslint#usage', message))],
  })),
];
