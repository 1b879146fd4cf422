import {readdirSync, readFileSync} from 'node:fs';
import {PLACES} from './places';

/** The front matter's title of each page, by its address. */
const titles = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.mdx'))
  .map(file => {
    const [, title = ''] = /^title: (.*)$/m.exec(readFileSync(`docs/${file}`, 'utf8')) ?? [];
    return [`/docs/${file}`.replace(/(\/index)?\.mdx$/, ''), title] as const;
  });

test.each(titles)('%s is suggested by its title, %s', (address, title) => {
  const labels = PLACES.filter(({to}) => to === address).map(({label}) => label);

  expect(labels).not.toBeEmpty();
  expect(labels).toSatisfyAll(label => label === title);
});

test('suggests no page that does not exist', () => {
  const pages = new Set([...titles.map(([address]) => address), '/playground']);

  expect(PLACES.map(({to}) => to.replace(/#.*/, ''))).toSatisfyAll(address => pages.has(address));
});
