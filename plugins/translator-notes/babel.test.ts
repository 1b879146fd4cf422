import {transformSync} from '@babel/core';

const compile = (code: string): string | null | undefined =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: {plugins: ['jsx']},
    plugins: [require.resolve('./babel.cjs')],
  })?.code;

test('removes only the notes for translators', () => {
  const code = compile(
    "translate({id: 'a', message: 'A {b}', description: 'note'}, {b: 1}); <Translate id=\"a\" description=\"note\">A</Translate>;",
  );

  expect(code).not.toContain('note');
  expect(code).toIncludeMultiple(["id: 'a'", "message: 'A {b}'", 'b: 1', '<Translate id="a">A</Translate>']);
});

test.each([
  ['show', "show({description: 'note'})"],
  ['page.translate', "page.translate({description: 'note'})"],
  ['another element', '<Layout description="note" />'],
])('leaves %s alone', (_, code) => {
  expect(compile(code)).toContain('note');
});
