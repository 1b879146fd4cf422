import fs from 'node:fs';
import {getSet} from './packages';
import {hashScenario} from './passed';
import {block, findSection, type Section} from './references';
import type {Scenario} from './scenario';

const scenario: Scenario = {
  name: 'a',
  section: 'install#add-the-package',
  sets: [['jest29'], ['jest30']],
  files: {'jest.config.js': block('setup#jest-commonjs', 'jest.config.js')},
  steps: [{run: 'jest'}],
};
const before = hashScenario(scenario);
const {readFileSync} = fs;

afterEach(() => jest.restoreAllMocks());

test('the hash of a scenario stays as long as nothing changes', () => {
  expect(hashScenario(structuredClone(scenario))).toBe(before);
});

test.each<[string, Partial<Scenario>]>([
  ['a step', {steps: [{run: 'jest --ci'}]}],
  ['a file', {files: {...scenario.files, 'a.js': ''}}],
  ['a combination', {sets: [['jest30']]}],
])('the hash of a scenario changes with %s', (_, change) => {
  expect(hashScenario({...scenario, ...change})).not.toBe(before);
});

test('the hash of a scenario changes with the version of a package', () => {
  jest.replaceProperty(getSet('jest30'), 'packages', {jest: '30.9.9'});
  expect(hashScenario(scenario)).not.toBe(before);
});

test('the hash of a scenario changes with the code that follows it', () => {
  const read = (file: unknown) =>
    `${readFileSync(String(file))}${String(file).endsWith('run-scenario.ts') ? '\n' : ''}`;
  jest.spyOn(fs, 'readFileSync').mockImplementation(read);
  expect(hashScenario(scenario)).not.toBe(before);
});

test.each<[Section, boolean]>([
  ['install#add-the-package', true],
  ['install#upgrading', false],
  ['setup#jest-commonjs', true],
  ['setup#use-with-vitest', false],
])('a change of %s changes the hash of a scenario: %s', (name, isRead) => {
  const {page, section} = findSection(name);
  const {getSource} = page;
  jest
    .spyOn(page, 'getSource')
    .mockImplementation(node => getSource(node) + (section.content.some(part => part === node) ? '.' : ''));
  expect(hashScenario(scenario) !== before).toBe(isRead);
});
