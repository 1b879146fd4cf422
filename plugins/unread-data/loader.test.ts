import loader from './loader.cjs';
import registry from './registry.cjs';
import texts from './texts.cjs';

const load = (source: string, ...fields: string[]): string => loader.call({getOptions: () => ({fields})}, source);

test('removes fields from JSON', () => {
  expect(load('{"a": 1, "b": {"c": 2, "d": 3}}', 'a', 'b.c')).toBe('{"b":{"d":3}}');
});

test('removes fields from a module whose default export is JSON', () => {
  expect(load('/* made */\nexport default {\n  "a": 1\n};\n', 'a')).toBe('/* made */\nexport default {};\n');
});

test('changes nothing where there is no such field', () => {
  expect(load('{"a":{}}', 'b', 'a.b.c')).toBe('{"a":{}}');
});

const shorten = (source: string, isTranslated: boolean): string =>
  texts.call({getOptions: () => ({isTranslated})}, source);
const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';";

test("removes descriptions of texts in code and in JSX, and leaves the components' own", () => {
  expect(shorten(`${IMPORT} translate({id: 'site.a', message: 'A', description: 'Isn\\'t read',})`, true)).toBe(
    `${IMPORT} translate({id: 'site.a', message: 'A', })`,
  );
  expect(shorten(`${IMPORT} <Translate id="site.a" description="A text">A</Translate>`, true)).toBe(
    `${IMPORT} <Translate id="site.a" >A</Translate>`,
  );
  expect(shorten(`${IMPORT} <PageMetadata description={description} />`, true)).toContain('description={description}');
  expect(shorten("({description: 'of a page'})", true)).toBe("({description: 'of a page'})");
});

test('without translations, it also removes the ids of texts, and leaves those of elements', () => {
  expect(shorten(`${IMPORT} translate({id: 'site.a', message: 'A'})`, false)).toBe(
    `${IMPORT} translate({ message: 'A'})`,
  );
  expect(shorten(`${IMPORT} <Translate id="theme.a">A</Translate><p id="site" />`, false)).toBe(
    `${IMPORT} <Translate >A</Translate><p id="site" />`,
  );
});

test('leaves only the imports in the list of chunks', () => {
  const load = '() => import(/* webpackChunkName: "a" */ "@site/docs/a.mdx")';
  const entry = `[${load}, "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")]`;
  expect(registry(`export default {"a": ${entry}, "b": ${entry}};`)).toBe(
    `export default {"a": [${load}], "b": [${load}]};`,
  );
});
