// cspell:ignore Szie
import config from '../../docusaurus.config';
import matcherNames, {unknownNames} from '.';

/** The catalogue with a mistyped name: the types refuse it, but Babel does not check them. */
function startWithMisspelledName() {
  jest.doMock('../../src/catalogue', () => ({groups: [{matchers: ['toBeArray', 'toBeArrayOfSzie']}]}));
  return jest.requireActual<{default: typeof matcherNames}>('.').default;
}

test('the site starts with a catalogue of matchers that the library exports', () => {
  expect(config.plugins).toContain(matcherNames);
  expect(matcherNames()).toEqual({name: 'matcher-names'});
});

test('a misspelled name stops the build, with its place and the most similar name', () => {
  const message =
    'src/catalogue/index.ts: the library does not export "toBeArrayOfSzie". Did you mean "toBeArrayOfSize"?';
  let start = matcherNames;
  jest.isolateModules(() => (start = startWithMisspelledName()));

  expect(() => start()).toThrow(expect.objectContaining({message, stack: message}));
});

test('a name without a similar one explains how to read the library again', () => {
  expect(unknownNames(['toBeArray', 'toBeNewAndShiny'], ['toBeArray'])).toEqual([
    'src/catalogue/index.ts: the library does not export "toBeNewAndShiny". ' +
      'If it is new in the installed version: npm run library:check -- --store.',
  ]);
});
