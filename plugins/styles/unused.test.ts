import {findUnused, isNamedIn} from './unused';

test('a class is unused if no script names it', () => {
  expect(findUnused(['.card,.menu__link:hover{top:0}'], isNamedIn(['clsx("menu__link",{active:e})']))).toEqual([
    'card',
  ]);
});

test.each([
  ['a class', '.item-level-1{top:0}', 'e=>`item-level-${e}`'],
  ['a class with a short beginning', '.col--6{top:0}', 'e=>`col col--${e}`'],
  ['a variable', ':root{--ifm-color-info:0}', 'e=>`var(--ifm-color-${e})`'],
])('%s is used if a script puts its name together', (_, style, script) => {
  expect(findUnused([style], isNamedIn([script]))).toEqual([]);
});

test('a variable is used if a style sheet or a script reads it', () => {
  const styles = [':root{--a:0;--b:0;--c:0}', 'a{top:var(--a)}'];

  expect(findUnused(styles, isNamedIn(['style.getPropertyValue("--b")']))).toEqual(['--c']);
});

test('a class is used if a line break precedes it in a string', () => {
  expect(findUnused(['.button{top:0}'], isNamedIn(['"card\\nbutton"']))).toEqual([]);
});

test.each(['@keyframes fade{to{top:0}}', '#fade{top:0}'])('a class is kept if it shares its name with %s', other => {
  expect(findUnused([`.fade{top:0}${other}`], isNamedIn([]))).toEqual([]);
});
