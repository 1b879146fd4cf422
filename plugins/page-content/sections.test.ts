import {sectionsOf} from './sections';

const head = [
  '<link rel=canonical href=https://example.org/docs/matchers/array>',
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

  expect(sectionsOf(html)).toEqual(
    [
      {url: '', titles: [], prose: 'What an array holds.'},
      {url: '#tobearray', titles: ['.toBeArray()'], prose: 'Passes for arrays.'},
      {url: '#edges', titles: ['.toBeArray()', 'Edges'], prose: 'Empty\nSparse'},
      {url: '#more', titles: ['More'], prose: 'No id\nText'},
    ].map(({url, titles, prose}) => ({
      url: `/docs/matchers/array${url}`,
      titles: ['Matchers', 'Array', ...titles],
      words: expect.toBeArray(),
      prose,
      aside: '',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    })),
  );
});

test('keeps code apart from the prose, with every tab and line', () => {
  const html = doc(`<p>Install it:<ul role=tablist><li role=tab>npm<li role=tab>Yarn</ul><div role=tabpanel>
    <pre class=prism-code><code><span class=token-line>npm <b>install</b><br></span><span class=token-line>x &lt; y<br/></span></code></pre>
    </div><div role=tabpanel hidden><pre><code>yarn add</code></pre></div><button>Copy</button>
`);

  expect(sectionsOf(html)).toMatchObject([{prose: 'Install it:', aside: 'npm install\nx < y\nyarn add'}]);
});

test("reads the output of programs as text, and Jest's reports after it, without the code around them", () => {
  const html = doc(`<div><pre class="prism-code language-text"><code>TypeError: no function</code></pre></div>
    <div data-example><pre>test()</pre><figure><figcaption data-search=none>FAIL</figcaption><pre>● <b>the name</b>

Expected list to have
  [1]</pre><details><summary data-search=none>Show</summary><pre>> 3 | expect(list).toHaveLength(2);
  at Object.toBe (a.test.ts:3:9)</pre></details></figure></div>`);

  expect(sectionsOf(html)).toMatchObject([{prose: 'TypeError: no function\n\fExpected list to have\n[1]', aside: ''}]);
});

test('content in addition to the text is kept apart from it, without repetitions of the catalogue', () => {
  const html = doc(`<h2 id=a>A</h2><div data-search=aside>since <b>1.0</b></div><p>Passes.
    <section data-search=aside><p>See also B<p data-search=none>Or: is list</section>`);

  expect(sectionsOf(html)[1]).toMatchObject({prose: 'Passes.', aside: 'since 1.0\nSee also B'});
});

test("an example's code is not text, unlike its other content and other code", () => {
  const html = doc(`<p>One.<div data-example><pre>test()</pre><p>Edge cases</div><pre>npm install</pre>`);

  expect(sectionsOf(html)[0]).toMatchObject({prose: 'One.\nEdge cases', aside: 'npm install'});
});

test('a section has its other names', () => {
  const html = doc('<p>Text<h2 id=tobearray>.toBeArray()</h2><p>Passes.');

  expect(sectionsOf(html).map(({words}) => words.includes('isArray'))).toEqual([false, true]);
});

test('a page outside of the docs is one section, in a group of its own', () => {
  const html = `<html lang=de><link rel=canonical href=https://example.org/playground><main><h1>Playground</h1><p>Run tests.</p><section><h2 id=deck>Deck</h2><p>More.</section></main>`;

  expect(sectionsOf(html)).toMatchObject([
    {url: '/playground', titles: ['Playground', 'Playground'], prose: 'Run tests.\nMore.', language: 'de'},
  ]);
  expect(sectionsOf(html)[0]).toContainEntries([
    ['docusaurus_tag', 'default'],
    ['version', 'current'],
  ]);
});

test('the generated index of a category is not a doc', () => {
  const html = `${head}<main><h1>Category</h1><p>All about it.</main>`;

  expect(sectionsOf(html)).toMatchObject([{titles: ['Category', 'Category'], docusaurus_tag: 'default'}]);
});

test('a section has its messages, whatever the path of the site is', () => {
  const html = doc('<p>Text<h2 id=fail>fail()</h2><p>Passes.').replace(
    '/docs/matchers/array>',
    '/x/docs/matchers/fail/>',
  );

  expect(sectionsOf(html)[1]).toMatchObject({messages: ['fail is not defined']});
});

test.each([
  ['asks not to be indexed', doc('<p>Text', '<meta name=robots content="noindex, follow">')],
  ['has no title', '<link rel=canonical href=https://example.org/a><main><p>Text</main>'],
  ['has no address', '<main><h1>Text</h1></main>'],
  ['is empty', ''],
])('a page that %s has no sections', (_, html) => {
  expect(sectionsOf(html)).toEqual([]);
});

test('the content of a row that opens is kept apart from the text, with the id that opens it', () => {
  const html =
    doc(`<h2 id=a>A</h2><p>Passes.<details id=a-edge-cases><summary>Edge cases<span data-search=none>2</span></summary>
    <ul><li>One.<pre>code</pre><details><summary>Report</summary>Two.</details></ul></details><p>After.
    <details><summary>Without an id</summary></details>`);

  expect(sectionsOf(html)[1]).toMatchObject({
    prose: 'Passes.\nAfter.\nWithout an id',
    rows: [{id: 'a-edge-cases', prose: 'Edge cases\nOne.\nReport\nTwo.'}],
    aside: 'code',
  });
});

test('a heading of an addition does not start a section: a list of other sections is not found next to them', () => {
  const html = doc('<p>All.<div data-search=aside><h2 id=array>Array</h2><p>a list</div><h2 id=more>More</h2>');

  expect(sectionsOf(html)).toMatchObject([
    {prose: 'All.', aside: 'Array\na list'},
    {titles: expect.arrayContaining(['More'])},
  ]);
});
