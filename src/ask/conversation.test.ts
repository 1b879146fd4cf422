import {inContext, type Topic} from './conversation';
import {understood} from './understand';

const after = (text: string, url: string): Topic => ({question: understood(text), url});
const even = after('what does toBeEven check', '/docs/matchers/number#tobeeven');
const emptyArray = after('how do I check that an array is empty', '/docs/matchers/toBeEmpty#tobeempty');

const names = (text: string, topic: Topic) => inContext(text, topic).matchers.map(({name}) => name);

test('a first question is read by itself', () => {
  expect(inContext('and for objects?', undefined)).toEqual(understood('and for objects?'));
});

test.each(['does it pass for -0?', 'show me an example', 'and with .not?', 'why?'])(
  'continues about the matcher that was named: %s',
  text => {
    expect(names(text, even)).toEqual(['toBeEven']);
  },
);

test('asks the same about another kind of value', () => {
  const question = inContext('and for objects?', emptyArray);
  expect(question.words).toEqual(['object', 'array', 'empty']);
  expect(question).toMatchObject({page: '/docs/matchers/object', except: '/docs/matchers/toBeEmpty#tobeempty'});
});

test('replaces a word with its opposite', () => {
  const before = after('is a date before another', '/docs/matchers/date#tobebefore');
  expect(inContext('what about after?', before).words).toEqual(['after', 'date']);
});

test('compares with the last matcher', () => {
  expect(names('how is it different from toBeOdd?', even)).toEqual(['toBeEven', 'toBeOdd']);
});

test('a message and a long question are read by themselves', () => {
  const message = 'ReferenceError: expect is not defined';
  expect(inContext(message, even)).toEqual(understood(message));
  const long = 'how can I register matchers in a monorepo with several projects';
  expect(inContext(long, even)).toEqual(understood(long));
});

test.each([
  'is there a matcher for frozen objects',
  'how do I check that an object is empty',
  'how can I bake bread',
  'which rules for ESLint are there',
])('a short question about something new is read by itself: %s', text => {
  expect(inContext(text, even)).toEqual(understood(text));
});

test('"with" asks more about the same subject, not the same about another', () => {
  expect(names('with strings?', even)).toEqual(['toBeEven']);
  expect(inContext('with strings?', emptyArray)).toMatchObject({page: '/docs/matchers/toBeEmpty'});
  expect(inContext('with strings?', emptyArray).except).toBeUndefined();
});

test.each(['how do I negate it', 'how do I test that for a BigInt', 'is there one for a BigInt'])(
  'a question that refers to the last subject is not read by itself: %s',
  text => {
    expect(names(text, even)).toEqual(['toBeEven']);
  },
);

test('searches for the last question and this one, which readers see', () => {
  expect(inContext('and for objects?', emptyArray).query).toBe(
    'how do I check that an array is empty and for objects?',
  );
});
