import type {Section} from '@jest-extended/docs-model/section';
import {getSectionsFile, FORM, parseSections, createReference} from './passage';

const passage = (...titles: Section['titles']): Section => ({url: '/docs/a#b', titles, parts: []});

test('rejects a file in another format', () => {
  expect(parseSections({form: FORM, passages: [passage('Page')]})).toEqual([passage('Page')]);
  expect(() => parseSections({form: FORM + 1, passages: []})).toThrow(`The file of passages is not of form ${FORM}.`);
  expect(() => parseSections('<!doctype html>')).toThrow('not of form');
});

test('the name of a page or a matcher is its title; other sections have the title of the page before it', () => {
  const titles = [passage('Setup'), passage('Array', '.toBeArray()'), passage('Setup', 'Tools', 'Jest')].map(
    createReference,
  );
  expect(titles.map(({title}) => title)).toEqual(['Setup', '.toBeArray()', 'Setup: Jest']);
});

test('the file of a page has its path', () => {
  expect(['/docs/', '/docs/matchers/array'].map(getSectionsFile)).toEqual(['docs.json', 'docs/matchers/array.json']);
});
