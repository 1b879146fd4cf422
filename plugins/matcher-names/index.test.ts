/** @jest-environment node */
// cspell:ignore Szie
import config from '../../docusaurus.config';
import matcherNames, {unknownNames} from '.';

/** The catalogue as somebody wrote it who mistyped a name; the types refuse it, and Babel does not look. */
function misspelt() {
  jest.doMock('../../src/catalogue', () => ({groups: [{matchers: ['toBeArray', 'toBeArrayOfSzie']}]}));
  return jest.requireActual<{default: typeof matcherNames}>('.').default;
}

test('the site starts with a catalogue of matchers that the library exports', () => {
  expect(config.plugins).toContain(matcherNames);
  expect(matcherNames()).toEqual({name: 'matcher-names'});
});

test('a misspelt name stops the build, which says where it stands and what it may stand for', () => {
  const message =
    'src/catalogue/index.ts: the library does not export "toBeArrayOfSzie". Did you mean "toBeArrayOfSize"?';
  let start = matcherNames;
  jest.isolateModules(() => (start = misspelt()));

  expect(() => start()).toThrow(expect.objectContaining({message, stack: message}));
});

test('a name that is like none says how the library is read anew', () => {
  expect(unknownNames(['toBeArray', 'toBeNewAndShiny'], ['toBeArray'])).toEqual([
    'src/catalogue/index.ts: the library does not export "toBeNewAndShiny". ' +
      'If it is new in the installed version: npm run library:check -- --store.',
  ]);
});
