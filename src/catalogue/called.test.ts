import {groups} from '.';
import {calledAddresses, calledAt} from './called';
import {phrases} from './phrases';
import {guides} from './phrases/guides';

test('matchers have the names that their page shows and the phrases for the search', () => {
  expect(calledAt('/docs/matchers/array#tobearray')).toIncludeAllMembers(['isArray', 'is an array']);
});

test('sections that are no matcher’s have phrases too, others none', () => {
  expect(calledAt('/docs/getting-started/install#add-the-package')).toContain('npm install');
  expect(calledAt('/docs/matchers/array')).toEqual([]);
});

test('every matcher has phrases, and nothing else has', () => {
  expect(Object.keys(phrases)).toIncludeSameMembers(groups.flatMap(({matchers}) => matchers));
});

test('no phrase stands twice in a list or is empty', () => {
  const lists = [...Object.values(phrases), ...Object.values(guides)].map(list =>
    list.split(',').map(phrase => phrase.trim().replace(/\s+/g, ' ')),
  );
  for (const list of lists) {
    expect(list).not.toContain('');
    expect(new Set(list)).toHaveProperty('size', list.length);
  }
});

test('no phrase repeats a name that the page shows', () => {
  for (const address of calledAddresses) expect(new Set(calledAt(address)).size).toBe(calledAt(address).length);
});
