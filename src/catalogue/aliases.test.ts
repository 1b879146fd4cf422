import {aliasedAddresses, aliasesAt} from './aliases';

test('a matcher has the names that its page shows and the phrases for the search', () => {
  expect(aliasesAt('/docs/matchers/array#tobearray')).toIncludeAllMembers(['isArray', 'is an array']);
});

test('a section of a guide has phrases, and a section without aliases has none', () => {
  expect(aliasesAt('/docs/getting-started/install#add-the-package')).toContain('npm install');
  expect(aliasesAt('/docs/matchers/array')).toEqual([]);
});

test('no alias of a section is empty or repeated', () => {
  for (const address of aliasedAddresses) {
    const aliases = aliasesAt(address);
    expect(aliases).not.toContain('');
    expect(new Set(aliases)).toHaveProperty('size', aliases.length);
  }
});
