import {aliasedPaths, getAliases} from './aliases';

test('a matcher has the names that its page shows and the phrases for the search', () => {
  expect(getAliases('/docs/matchers/array#tobearray')).toIncludeAllMembers(['isArray', 'is an array']);
});

test.each(['/x/docs/matchers/array/#tobearray', '/docs/matchers/array/#tobearray'])(
  'a section has its aliases whatever the base URL and the trailing slash: %s',
  url => {
    expect(getAliases(url)).toEqual(getAliases('/docs/matchers/array#tobearray'));
  },
);

test.each(['/x/docs/matchers#not', '/docs/matchers/#not'])('so has a section of an index: %s', url => {
  expect(getAliases(url)).not.toBeEmpty();
});

test('a section of a guide has phrases, and a section without aliases has none', () => {
  expect(getAliases('/docs/getting-started/install#add-the-package')).toContain('npm install');
  expect(getAliases('/docs/matchers/array')).toEqual([]);
});

test('each alias of a section has a letter or a digit, and none is repeated', () => {
  for (const url of aliasedPaths) {
    const aliases = getAliases(url);
    expect(aliases.filter(alias => !/[\p{L}\p{N}]/u.test(alias))).toEqual([]);
    expect(new Set(aliases)).toHaveProperty('size', aliases.length);
  }
});
