import {readFileSync} from 'node:fs';
import {groups} from '.';
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

/** A name without its punctuation and spaces, in lower case. */
const bare = (name: string): string => name.replace(/\W/g, '').toLowerCase();

const matcherNames: ReadonlySet<string> = new Set(groups.flatMap(({matchers}) => matchers));

/** The names in the table of other libraries for which it gives matchers: each with its library, and with the matchers. */
function foreignNames() {
  const [, section = ''] = readFileSync('docs/index.mdx', 'utf8').split('{#coming-from}');
  const rows = section.split('\n## ', 1)[0]?.matchAll(/^\| ([^|]*) \| (\[[^|]*) \|/gm) ?? [];
  return Array.from(rows).flatMap(([, from = '', to = '']) => {
    const links = to.matchAll(/\]\(\.(\/matchers\/\w+)\.mdx(#\w+)\)/g);
    const matchers = Array.from(links, ([, page, id]) => `/docs${page}${id}`);
    let library = '';
    return Array.from(from.matchAll(/([\w-]*) ?`(([\w.]+)[^`]*)`/g), ([, before, call = '', name = '']) => {
      library = before || library;
      return {library, call, name, matchers};
    }).filter(({name}) => !matcherNames.has(name));
  });
}

test('a name in the table of other libraries is an alias of the matcher that the table gives for it', () => {
  const names = foreignNames();
  const missing = names.filter(({library, call, name, matchers}) => {
    const aliases = new Set(matchers.flatMap(getAliases).map(bare));
    return ![call, name, `${library} ${name}`].some(alias => aliases.has(bare(alias)));
  });

  expect(missing.map(({library, name, matchers}) => `${library} ${name}: ${matchers.join(', ')}`)).toEqual([]);
  expect(names.length).toBeGreaterThan(20);
});
