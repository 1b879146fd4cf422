import {stem, getStems} from './stem';

test.each([
  ['include', 'includes', 'including', 'included'],
  ['array', 'arrays'],
  ['entry', 'entries'],
  ['ignore', 'ignoring'],
  ['call', 'called', 'calls', 'calling'],
  ['match', 'matches'],
  ['configure', 'configuration'],
  ['exact', 'exactly'],
  ['skip', 'skipped', 'skipping'],
  ['value', 'values'],
  ['pass', 'passes', 'passed'],
])('%s and its forms have one stem', (word, ...forms) => {
  expect(forms.map(stem)).toSatisfyAll(form => form === stem(word));
});

test.each(['is', 'this', 'class', 'string', 'need', 'only', 'status', 'nan', 'size', 'true'])(
  'leaves %s unchanged',
  word => {
    expect(stem(word)).toBe(word);
  },
);

test('gives the stems of the parts of an identifier', () => {
  expect(getStems('toIncludeMembers')).toEqual(['to', 'includ', 'member']);
});
