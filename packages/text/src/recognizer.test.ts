import {createRecognizer} from './recognizer';

const recognize = createRecognizer(
  [
    ['{matcher} is not a function', 'call'],
    ['list.findIndex is not a function', 'list'],
    ['property {matcher} does not exist on type', 'type'],
    ['property {name} does not exist on type … did you mean {matcher}', 'misspelt'],
    ['TS2339', 'type'],
    ['cannot find module {package}', 'module'],
    ["cannot find module '@jest/globals'", 'globals'],
    ['module {package} in the … option was not found', 'option'],
    ['expect is not defined', 'expect'],
    ['cannot use import statement outside a module', 'import'],
    ['did not exit', undefined],
  ],
  name => ['toBeEven', 'toBeOdd'].some(own => own.toLowerCase() === name.toLowerCase()),
);

test.each([
  ['TypeError: expect(...).toBeEven is not a function', 'call'],
  ['Why do I get “expect.toBeOdd is not a function”?', 'call'],
  ['TypeError: list.findIndex is not a function', 'list'],
  ["Property 'toBeEven' does not exist on type 'Matchers<void, number>'.", 'type'],
  ["Property 'toBeEvn' does not exist on type 'Matchers<any>'. Did you mean 'toBeEven'?ts(2551)", 'misspelt'],
  ["'toBeEven' unknown.ts(2339)", 'type'],
  ["Cannot find module 'jest-extended/all' from 'a.test.js'", 'module'],
  ["error TS2307: Cannot find module '@jest/globals' or its corresponding type declarations.", 'globals'],
  ['Module jest-extended/all in the setupFilesAfterEnv option was not found.', 'option'],
  ['in my setup file: ReferenceError: expect is not defined', 'expect'],
  ['the matcher is not a function', 'call'],
  ['error TS2339', 'type'],
  [
    'Cannot use import statement outside a module at node_modules/jest-extended/all.js (node_modules/jest-runtime/a.js)',
    'import',
  ],
  ['Cannot use import statement outside a module at node_modules/jest-runtime/build/index.js', 'import'],
  ['Jest did not exit one second after the test run has completed.', undefined],
])('recognizes %s', (text, meaning) => {
  expect(recognize(text)).toEqual({meaning});
});

test.each([
  ['TypeError: expect(...).toHaveClass is not a function', 'call', '.toHaveClass'],
  ['TypeError: message is not a function', 'call', 'message'],
  ["Property 'toBeVisible' does not exist on type 'JestMatchers<Element>'.ts(2339)", 'type', 'toBeVisible'],
  ["Cannot find module '@testing-library/jest-dom'", 'module', '@testing-library/jest-dom'],
  ['Cannot find module `node_modules/@testing-library/a.mjs`', 'module', 'node_modules/@testing-library/a.mjs'],
  ['ReferenceError: Immutable is not defined', undefined, 'Immutable'],
])('names what is not ours in %s', (text, meaning, foreign) => {
  expect(recognize(text)).toEqual({meaning, foreign});
});

test('a code in a message about something else is not enough', () => {
  expect(recognize("TS2339: the property 'name' is missing in the type 'User'")).toBeUndefined();
  expect(recognize("TS2339: the property 'toBeOdd' is missing in the type 'User'")).toEqual({meaning: 'type'});
});

test.each(['the order of the list is not defined', 'an even number', '', 'is not a', '(((('])(
  'recognizes no message in "%s"',
  text => {
    expect(recognize(text)).toBeUndefined();
  },
);
