import loader from './loader.cjs';

const load = (source: string, ...fields: string[]): string => loader.call({getOptions: () => ({fields})}, source);

test('removes fields from JSON', () => {
  expect(load('{"a": 1, "b": {"c": 2, "d": 3}}', 'a', 'b.c')).toBe('{"b":{"d":3}}');
});

test('removes a field from every entry of an object', () => {
  const docs = '{"docs": {"one": {"id": 1, "text": ""}, "two": {"id": 2}, "three": null}}';

  expect(load(docs, 'docs.*.text')).toBe('{"docs":{"one":{"id":1},"two":{"id":2},"three":null}}');
});

test('removes fields from a module whose default export is JSON', () => {
  expect(load('/* made */\nexport default {\n  "a": 1\n};\n', 'a')).toBe('/* made */\nexport default {};\n');
});

test('changes nothing where there is no such field', () => {
  expect(load('{"a":{}}', 'b', 'a.b.c')).toBe('{"a":{}}');
});
