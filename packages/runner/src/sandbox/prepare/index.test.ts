import {prepareSource} from '.';

const prepared = (source: string) => prepareSource(source, () => undefined);

/*
 * A script reads `<!--` as the beginning of a comment and a module does not, so the code that runs would not be the code
 * that was checked: `import()` in it would not be replaced, and a bracket in it could end the function around it.
 */
test.each(['a <!--b', 'let a = 1, b = 1;\na <!--b /*\nimport("x")\n//*/\n', 'a <!--b + 1', 'f(() => a<!--b)'])(
  'refuses a comparison that a script reads as a comment: %s',
  source => {
    expect(() => prepared(source)).toThrow('<!-- cannot run on this page');
  },
);

test.each(["'<!-- a -->'", '`<!--`', '// <!-- a', '/<!--/', 'a < ! --b', 'while (a --> 0);'])('keeps %s', source => {
  expect(prepared(source).body).toBe(source);
});
