import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {transform} from 'lightningcss';
import {answered, submitQuestion} from './ask';
import {passing, runIn} from './examples';
import {hits, input, openModal} from './search';
import {BUILD} from './sitemap';
import {expect, open, test, waitForIdleNetwork} from './test';

/*
 * Each part of the site has its own style sheet (plugins/styles), so their number and order depend on the way that a
 * reader takes. And rules for classes that no script names are removed (plugins/styles). Neither may show.
 */

const SHEETS = path.join(BUILD, 'assets/css');

/** The text of each style sheet of the build, by its file's name; that of all pages is the first. */
const sheets = readdirSync(SHEETS)
  .sort((a, b) => Number(b.startsWith('main.')) - Number(a.startsWith('main.')))
  .map(file => ({file, text: readFileSync(path.join(SHEETS, file), 'utf8')}));

/** The whole style sheet of a dependency, minimized like the build's, in the layer where Docusaurus puts it. */
function published(file: string, layer: string): string {
  const code = readFileSync(path.join('node_modules', file));
  return `@layer docusaurus.${layer}{${transform({filename: file, code, minify: true}).code.toString()}}`;
}

const dependencies = [
  published('infima/dist/css/default/default.css', 'infima'),
  published('@docsearch/css/dist/modal.css', 'theme-search-algolia.docsearch'),
];

/** Lists of style sheets that replace those of a page, by what is different about them. */
function variants(): Record<string, string[]> {
  const [main = '', ...others] = sheets.map(({text}) => text);
  return {
    'the sheets of all parts, and the whole sheets of the dependencies': [main, ...dependencies, ...others],
    'the sheets of all parts in the opposite order': [main, ...[...others].reverse()],
  };
}

/** Expects the same computed styles of all elements under each of the variants. */
async function expectNoDifference(page: Page): Promise<void> {
  const found = await page.evaluate(async all => {
    // What is closed has no layout, or that of another moment.
    for (const row of document.querySelectorAll('details')) row.open = true;
    const elements = [...document.querySelectorAll('html, body, body *')];
    const applied = await Promise.all(
      Object.entries(all).map(async ([variant, texts]) => ({
        variant,
        sheets: await Promise.all(texts.map(text => new CSSStyleSheet().replace(text))),
      })),
    );
    // Other properties can differ only because of one that a sheet sets.
    const set = new Set<string>();
    const collect = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if ('style' in rule && rule.style instanceof CSSStyleDeclaration) for (const name of rule.style) set.add(name);
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules);
      }
    };
    for (const {cssRules} of [...document.styleSheets, ...applied.flatMap(({sheets}) => sheets)]) collect(cssRules);
    const isCompared = (name: string) => set.has(name) && !name.startsWith('--');
    const names = Array.from(getComputedStyle(document.body)).filter(isCompared);
    const read = () => {
      // A property with a transition keeps its old value until the transition ends.
      // One that inherits it begins its own then.
      const moving = () => document.getAnimations().filter(each => each instanceof CSSTransition);
      for (let all = moving(); all.length > 0; all = moving()) for (const each of all) each.finish();
      return elements.map(element =>
        ['', '::before', '::after']
          .map(pseudo => getComputedStyle(element, pseudo))
          .filter(({content}, at) => at === 0 || content !== 'none')
          .flatMap(style => names.map(name => style.getPropertyValue(name))),
      );
    };
    const before = read();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const differences: string[] = [];
    for (const {variant, sheets} of applied) {
      for (const link of links) link.disabled = true;
      document.adoptedStyleSheets = sheets;
      const after = read();
      document.adoptedStyleSheets = [];
      for (const link of links) link.disabled = false;
      for (const [at, element] of elements.entries()) {
        const [was = [], now = []] = [before[at], after[at]];
        const changed = now.findIndex((value, index) => value !== was[index]);
        if (was.length === now.length && changed < 0) continue;
        const what = `${names[changed % names.length]}: ${was[changed]} -> ${now[changed]}`;
        differences.push(`${variant}: ${element.tagName} ${element.getAttribute('class')}: ${what}`);
      }
    }
    return differences;
  }, variants());
  expect(found.slice(0, 10)).toEqual([]);
}

/** A page or a state of one. */
interface View {
  readonly path: string;
  /** Opens what is closed at first. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly narrow?: boolean;
}

const views: Readonly<Record<string, View>> = {
  'the home page': {path: '/'},
  'a guide with tabs': {path: '/docs/getting-started/install'},
  'an index with a filter and matches for an example': {
    path: '/docs/matchers/?filter=array',
    act: async page => {
      await page.getByRole('tab', {name: 'By example'}).click();
      await page.getByRole('textbox', {name: 'Value'}).fill('[1, 2]');
      await page.getByRole('button', {name: 'Find matchers'}).click();
      await page.locator('form ol > li').first().waitFor();
    },
  },
  'an example that ran': {
    path: '/docs/matchers/boolean',
    act: async page => {
      await runIn(passing(page));
      await page.getByText('PASS', {exact: true}).first().waitFor();
    },
  },
  'the menu of a phone': {
    path: '/docs/matchers/boolean',
    narrow: true,
    act: async page => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.locator('.navbar-sidebar--show .navbar-sidebar__items').waitFor();
    },
  },
  'the search with hits': {
    path: '/docs',
    act: async page => {
      await openModal(page);
      await input(page).fill('array');
      await hits(page).first().waitFor();
    },
  },
  'an answer': {
    path: '/docs/matchers/boolean',
    act: async page => {
      await submitQuestion(page, 'How do I check that an array is sorted?');
      await answered(page);
    },
  },
  'the playground': {path: '/playground', act: page => page.locator('textarea').waitFor()},
};

for (const [name, {path: address, act, narrow}] of Object.entries(views)) {
  test(`${name} looks the same with other style sheets, in another order, and with all rules of the dependencies`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow ? {width: 375, height: 800} : {width: 1280, height: 800});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, address);
    await waitForIdleNetwork(page);
    await act?.(page);
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, to) => html.setAttribute('data-theme', to), mode);
      await test.step(`in ${mode} mode`, () => expectNoDifference(page));
    }
  });
}

for (const address of [
  '/',
  '/docs/getting-started/install',
  '/docs/matchers/',
  '/playground',
  '/search',
  '/404.html',
]) {
  test(`without JavaScript, ${address} has all the style sheets that it needs`, async ({readStatic}) => {
    const page = await readStatic(address);
    await expectNoDifference(page);
  });
}

test('the build has each class that the site has rules for', () => {
  const built = sheets.map(({text}) => text).join('\n');
  const missing = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.css'))
    .flatMap(file => {
      const source = readFileSync(path.join('src', file), 'utf8').replace(/\/\*.*?\*\/|'.*?'/gs, '');
      const names = [...source.matchAll(/\.(?<name>[a-z][\w-]*)/gi)].map(({groups}) => groups?.['name'] ?? '');
      const isBuilt = (name: string) => new RegExp(`\\.${name}(?:_[\\w\\\\+-]{4,6})?(?![\\w-])`).test(built);
      return [...new Set(names)].filter(name => !isBuilt(name)).map(name => `${file}: .${name}`);
    });
  expect(missing).toEqual([]);
});
