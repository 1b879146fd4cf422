import descriptions from './descriptions.cjs';
import loader from './loader.cjs';

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

test("removes descriptions of texts in code and in JSX, and leaves the components' own", () => {
  const code = "import Translate, {translate} from '@docusaurus/Translate';";

  expect(descriptions(`${code} translate({id: 'a', message: 'A', description: 'Isn\\'t read',})`)).toBe(
    `${code} translate({id: 'a', message: 'A', })`,
  );
  expect(descriptions(`${code} <Translate id="a" description="A text">A</Translate>`)).toBe(
    `${code} <Translate id="a" >A</Translate>`,
  );
  expect(descriptions(`${code} <PageMetadata description={description} />`)).toContain('description={description}');
  expect(descriptions("({description: 'of a page'})")).toBe("({description: 'of a page'})");
});
