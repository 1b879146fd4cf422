/** @jest-environment node */
import {sectionsOf} from './sections';

const head = [
  '<meta name=docsearch:language content=en>',
  '<meta name=docsearch:version content=current>',
  '<meta name=docsearch:docusaurus_tag content=docs-default-current>',
].join('');

/** As Docusaurus builds a doc: attributes without quotes, optional end tags left out, one line for each line of code. */
const doc = (body: string, more = '') => `<!doctype html><html lang=en><head>${head}${more}</head><body>
<nav><a href=/docs>Docs</a></nav><article><nav aria-label=Breadcrumbs><ul class=breadcrumbs>
<li class=breadcrumbs__item><a aria-label="Home page" href=/><svg></svg></a>
<li class=breadcrumbs__item><a href=/docs/matchers/><span>Matchers</span></a>
<li class="breadcrumbs__item breadcrumbs__item--active"><span>Array</span></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Array</h1></header>${body}</div></article><footer>Foot</footer>`;

const link = '<a class=hash-link aria-label="Direct link" href=#x>\u200b</a>';

test('a page is its beginning and one section for each heading with an id', () => {
  const html = doc(`<p>What an array <em>holds</em>.<h2 id=tobearray>.toBeArray()${link}</h2><p>Passes for arrays.
    <h3 id=edges>Edges${link}</h3><ul><li>Empty<li>Sparse</ul><h2 id=more>More</h2><h3>No id</h3><p>Text`);

  expect(sectionsOf(html, '/docs/matchers/array')).toEqual(
    [
      {url: '', titles: [], prose: 'What an array holds.'},
      {url: '#tobearray', titles: ['.toBeArray()'], prose: 'Passes for arrays.'},
      {url: '#edges', titles: ['.toBeArray()', 'Edges'], prose: 'Empty Sparse'},
      {url: '#more', titles: ['More'], prose: 'No id Text'},
    ].map(({url, titles, prose}) => ({
      url: `/docs/matchers/array${url}`,
      titles: ['Matchers', 'Array', ...titles],
      words: [],
      prose,
      code: '',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    })),
  );
});

test('code and reports are apart from the prose, every tab and line of them', () => {
  const html = doc(`<p>Install it:<ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div role=tabpanel>
    <pre class=prism-code><code><span class=token-line>npm <b>install</b><br></span><span class=token-line>x &lt; y<br/></span></code></pre>
    </div><div role=tabpanel hidden><pre><code>yarn add</code></pre></div><button>Copy</button>
    <figure><figcaption>Jest reports</figcaption><pre>  Expected list to have\n    the following members</pre></figure>`);

  expect(sectionsOf(html, '/a')).toMatchObject([
    {
      prose: 'Install it: Jest reports',
      code: 'npm install\nx < y\nyarn add\nExpected list to have\n    the following members',
    },
  ]);
});

test('takes the words that a section may be looked for by out of its prose', () => {
  const html = doc(
    '<h2 id=a>A</h2><p>Passes.<p>Also looked for as: <span data-search-words>is list, any order</span>.',
  );

  expect(sectionsOf(html, '/a')[1]).toMatchObject({
    words: ['is list', 'any order'],
    prose: expect.toStartWith('Passes.'),
  });
});

test('a page that is no doc is one section, in a group of its own', () => {
  const html = `<html lang=de><main><h1>Playground</h1><p>Run tests.</p><section><h2 id=deck>Deck</h2><p>More.</section></main>`;

  expect(sectionsOf(html, '/playground')).toMatchObject([
    {url: '/playground', titles: ['Playground', 'Playground'], prose: 'Run tests. More.', language: 'de'},
  ]);
  expect(sectionsOf(html, '/playground')[0]).toContainEntries([
    ['docusaurus_tag', 'default'],
    ['version', 'current'],
  ]);
});

test.each([
  ['asks not to be indexed', doc('<p>Text', '<meta name=robots content="noindex, follow">')],
  ['has no title', '<main><p>Text</main>'],
  ['is empty', ''],
])('a page that %s has no sections', (_, html) => {
  expect(sectionsOf(html, '/a')).toEqual([]);
});
