import {block} from '../references';
import type {Section} from '../references';
import type {Run, Scenario} from '../scenario';

/** Blocks of the Setup page. */
export const commonjs = block('setup#jest-commonjs', 'jest.config.js');
export const modules = block('setup#jest-esm', 'jest.config.mjs');
export const nativeModules = block('setup#jest-esm', 'bash');
export const pick = {
  config: block('setup#single-matchers', 'jest.config.js'),
  required: block('setup#single-matchers', 'jest.setup.js', 1),
  imported: block('setup#single-matchers', 'jest.setup.js', 2),
};
export const noGlobals = {
  config: block('setup#inject-globals', 'jest.config.js'),
  required: block('setup#inject-globals', 'jest.setup.js', 1),
  imported: block('setup#inject-globals', 'jest.setup.js', 2),
};

/** Both supported major versions of Jest. */
export const jests = [['jest29'], ['jest30']] as const;
/** Jest as its command starts it. */
const onePassed: Run = {run: 'jest', ends: 'well', says: ['Tests: 1 passed, 1 total']};
/** The page's command for native ES modules. */
const onePassedAsModule: Run = {run: nativeModules, ends: 'well', says: ['Tests: 1 passed, 1 total']};

/** A setup with which Jest passes one test. */
export const works = (name: string, at: Section, files: Scenario['files'], more: Partial<Scenario> = {}): Scenario => ({
  name,
  at,
  with: jests,
  files,
  steps: [onePassed],
  ...more,
});

/** A setup with which Jest passes one test in native ES modules. */
export const worksAsModule = (name: string, at: Section, files: Scenario['files'], more: Partial<Scenario> = {}) =>
  works(name, at, files, {steps: [onePassedAsModule], ...more});

/** A setup with which Jest fails, with the message that the section quotes. */
export const fails = (name: string, at: Section, files: Scenario['files'], more: Partial<Scenario> = {}) =>
  works(name, at, files, {steps: [{run: 'jest', ends: 'badly', says: [block(at, 'text')]}], ...more});

/** A cell of the table about setup files. */
export const everything = (row: string, column: string) => ({section: 'setup#single-matchers', row, column}) as const;
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
export const setupFileAsModule = "export default { setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n";
