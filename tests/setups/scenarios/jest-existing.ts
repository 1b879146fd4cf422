import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {createModuleSetup, createPassing, createPassingModule, jests, setupFile} from './jest-parts';
import {esModules, toJson, testWithGlobals} from './probes';
import {expectFailure, expectLines} from './steps';
import {withAll} from './typescript/compiler';

const required = block('setup#existing-setup', 'jest.setup.js');
const imported = block('setup#existing-setup', 'jest.setup.ts');
const preset = block('setup#preset', 'jest.preset.js');
const ownMatchers = block('setup#own-matchers', 'jest.setup.js');

/** In the environment with elements. */
const withElements = (file: string): string =>
  `module.exports = { testEnvironment: 'jsdom', setupFilesAfterEnv: [${file}] };\n`;

/** What the page says about `.toBeEmpty()`, if jest-extended's wins. */
const emptyOfExtended = `
test('toBeEmpty is for values without elements', () => {
  const element = document.createElement('div');
  expect([]).toBeEmpty();
  expect(element).toBeEmptyDOMElement();
  expect(element).not.toBeEmpty();
  expect(() => expect(element).toBeEmpty()).toThrow('toBeEmpty');
});
`;
const emptyOfDom = `
test('toBeEmpty is for elements', () => {
  expect(document.createElement('div')).toBeEmpty();
  expect(() => expect([]).toBeEmpty()).toThrow('received value must be an HTMLElement or an SVGElement');
  expect(() => expect([1]).not.toBeEmpty()).toThrow('received value must be an HTMLElement or an SVGElement');
});
`;

/** Matchers of the project, in each form. */
export const toBeUuid = `
test('a matcher of the project', () => {
  const id = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';
  expect(id).toBeUuid();
  expect('42').not.toBeUuid();
  expect({ id }).toEqual({ id: expect.toBeUuid() });
});
`;

/** Setups of projects that have some configuration already. */
export const existing: readonly Scenario[] = [
  {
    name: 'a setup file with jest-dom',
    section: 'setup#existing-setup',
    sets: [['jestDom']],
    listedPackages: ['@testing-library/jest-dom'],
    files: {
      'jest.config.js': withElements("'<rootDir>/jest.setup.js'"),
      'jest.setup.js': required,
      'a.test.js': testWithGlobals + emptyOfExtended,
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
    quick: true,
  },
  {
    name: 'a second entry after jest-dom',
    section: 'setup#existing-setup',
    sets: [['jestDom']],
    files: {
      'jest.config.js': withElements("'@testing-library/jest-dom', 'jest-extended/all'"),
      'a.test.js': testWithGlobals + emptyOfExtended,
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  {
    name: 'jest-dom registered last',
    section: 'setup#jest-dom',
    sets: [['jestDom']],
    files: {
      'jest.config.js': withElements("'jest-extended/all', '@testing-library/jest-dom'"),
      'a.test.js': emptyOfDom,
    },
    steps: [{run: 'jest', output: ['Tests: 1 passed, 1 total']}],
  },
  {
    name: 'the names that jest-dom has too',
    section: 'setup#jest-dom',
    sets: [['jestDom']],
    files: {
      'jest.config.js': withElements(''),
      'a.test.js': `
const dom = require('@testing-library/jest-dom/matchers');
const extended = require('jest-extended');

test('only one', () => {
  expect(Object.keys(extended).filter(name => name in dom)).toEqual(['toBeEmpty']);
});
`,
    },
    steps: [{run: 'jest', output: ['Tests: 1 passed, 1 total']}],
  },
  {
    name: 'the types of jest-dom and jest-extended, in a setup file in TypeScript',
    section: 'setup#existing-setup',
    sets: withAll('jestDom'),
    onlyCompiles: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': toJson({
        compilerOptions: {types: ['jest', 'jest-extended', '@testing-library/jest-dom'], skipLibCheck: true},
      }),
      'jest.setup.ts': imported,
      'a.test.ts': testWithGlobals + emptyOfExtended,
    },
    steps: [{run: 'tsc --noEmit --strict --target es2023 --module nodenext -p .'}],
  },
  createPassingModule(
    'the import with its ending, in native ES modules',
    'setup#existing-setup',
    createModuleSetup("import 'jest-extended/all.js';\n"),
  ),
  {
    name: 'a shared preset',
    section: 'setup#preset',
    sets: jests,
    files: {
      'jest.config.js': "module.exports = { projects: ['<rootDir>/packages/*'] };\n",
      'jest.preset.js': preset,
      'packages/api/jest.config.js': "module.exports = { preset: '../../jest.preset.js' };\n",
      'packages/api/a.test.js': testWithGlobals,
      'packages/web/jest.config.js':
        "module.exports = { preset: '../../jest.preset.js', setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n",
      'packages/web/jest.setup.js': 'expect(null).toBeNil();\n',
      'packages/web/b.test.js': testWithGlobals,
    },
    steps: [
      expectLines('packages/api/jest.config.js', inline('setup#preset', "preset: '../../jest.preset.js'")),
      {run: 'jest', output: ['Tests: 2 passed, 2 total']},
    ],
  },
  {
    name: 'a configuration that spreads another',
    section: 'setup#existing-setup',
    sets: [['jest30']],
    files: {
      'base.js': "module.exports = { setupFilesAfterEnv: ['<rootDir>/base.setup.js'] };\n",
      'base.setup.js': 'globalThis.pens = 2;\n',
      'jest.config.js': `const base = require('./base.js');

module.exports = {
  ...base,
  setupFilesAfterEnv: ['jest-extended/all'],
};
`,
      'a.test.js': `${testWithGlobals}\ntest('the setup file of the base ran', () => expect(pens).toBeEven());\n`,
    },
    steps: [
      expectFailure('jest', 'pens is not defined', 'Tests: 1 failed, 1 passed, 2 total'),
      {run: "sed -i 's/\\[/[...base.setupFilesAfterEnv, /' jest.config.js"},
      expectLines(
        'jest.config.js',
        inline('setup#existing-setup', "setupFilesAfterEnv: [...base.setupFilesAfterEnv, 'jest-extended/all']"),
      ),
      {run: 'jest', output: ['Tests: 2 passed, 2 total']},
    ],
  },
  {
    name: 'matchers that are registered twice in Jest 27.3.0',
    section: 'setup#own-matchers',
    sets: [['expect273']],
    files: {
      'a.cjs':
        "const expect = require('expect');\nfor (let i = 0; i < 2; i++) expect.extend(require('jest-extended'));\n",
    },
    steps: [expectFailure('node a.cjs', inline('setup#own-matchers', 'Cannot redefine property'))],
  },
  createPassing('matchers of the project', 'setup#own-matchers', {
    'jest.config.js': setupFile,
    'jest.setup.js': ownMatchers,
    'a.test.js': toBeUuid,
  }),
];
