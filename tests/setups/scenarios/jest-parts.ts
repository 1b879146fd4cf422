import {block} from '../references';
import type {Section} from '../references';
import type {Run, Scenario, Source} from '../scenario';
import {esModules, testWithGlobals} from './probes';
import {expectFailure} from './steps';

/** Blocks of the Setup page. */
export const commonjs = block('setup#jest-commonjs', 'jest.config.js');
export const modules = block('setup#jest-esm', 'jest.config.mjs');
export const nativeModules = block('setup#jest-esm', 'bash');
export const pick = {
  /** With the first line that the page has for CommonJS. */
  required:
    "const { toBeArrayOfSize, toBeNil } = require('jest-extended');\n\nexpect.extend({ toBeArrayOfSize, toBeNil });\n",
  imported: block('setup#single-matchers', 'jest.setup.js'),
};
export const noGlobals = {
  config: "module.exports = { injectGlobals: false, setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n",
  required: block('setup#inject-globals', 'jest.setup.js'),
  imported:
    "import { expect } from '@jest/globals';\nimport matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
};

/** Both supported major versions of Jest. */
export const jests = [['jest29'], ['jest30']] as const;
/** Jest as its command starts it. */
export const onePassed: Run = {run: 'jest', output: ['Tests: 1 passed, 1 total']};
/** The page's command for native ES modules. */
export const onePassedAsModule: Run = {run: nativeModules, output: ['Tests: 1 passed, 1 total']};

/** A setup with which Jest passes one test. */
export const createPassing = (
  name: string,
  section: Section,
  files: Scenario['files'],
  more: Partial<Scenario> = {},
): Scenario => ({
  name,
  section,
  sets: jests,
  files,
  steps: [onePassed],
  ...more,
});

/** A setup with which Jest passes one test in native ES modules. */
export const createPassingModule = (
  name: string,
  section: Section,
  files: Scenario['files'],
  more: Partial<Scenario> = {},
) => createPassing(name, section, files, {steps: [onePassedAsModule], ...more});

/** A setup with which Jest fails, with the message that the section quotes. */
export const createFailing = (name: string, section: Section, files: Scenario['files'], more: Partial<Scenario> = {}) =>
  createPassing(name, section, files, {
    steps: [expectFailure('jest', block(section, 'text'))],
    ...more,
  });

/** A cell of the table about setup files. */
export const cellOfEverything = (row: string, column: string) =>
  ({section: 'setup#single-matchers', row, column}) as const;
export const rows = {
  required: '`require(…)`',
  named: '`import { … }`',
  namespace: '`import * as matchers`',
  whole: '`import matchers`',
};
export const columns = {plain: 'Plain CJS', native: 'Native ESM', compiled: 'Compiled'};
/** Setup files that register all matchers. */
export const takesAll = {
  required: "const matchers = require('jest-extended');\n\nexpect.extend(matchers);\n",
  namespace: "import * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
  whole: "import matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
};

/** Configurations that name such a file. */
export const setupFile = "module.exports = { setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n";
const setupFileAsModule = "export default { setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n";

/** The files of a project with such a configuration, the setup file and a test. */
export const createSetup = (setup: Source) => ({
  'jest.config.js': setupFile,
  'jest.setup.js': setup,
  'a.test.js': testWithGlobals,
});

/** The same with native ES modules. */
export const createModuleSetup = (setup: Source) => ({
  'package.json': esModules,
  'jest.config.js': setupFileAsModule,
  'jest.setup.js': setup,
  'a.test.js': testWithGlobals,
});
