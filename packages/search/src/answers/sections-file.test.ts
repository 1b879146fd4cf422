import {getSectionsFile, FORM, parseSections} from './sections-file';

test('rejects a file in another format', () => {
  const sections = [{url: '/docs/a#b', titles: ['Page'], parts: []}];
  expect(parseSections({form: FORM, sections})).toEqual(sections);
  expect(() => parseSections({form: FORM + 1, sections: []})).toThrow(`The file of sections is not of form ${FORM}.`);
  expect(() => parseSections('<!doctype html>')).toThrow('not of form');
});

test('the file of a page has its path', () => {
  expect(['/docs/', '/docs/matchers/array'].map(getSectionsFile)).toEqual(['docs.json', 'docs/matchers/array.json']);
});
