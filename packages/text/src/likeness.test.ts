import {likeness, createMeaning} from './likeness';

const meaning = (...words: string[]) => createMeaning(words, word => word.length);

test('likeness is 1 for equal meanings and 0 for those with nothing in common', () => {
  expect(likeness(meaning('even', 'number'), meaning('number', 'even'))).toBe(1);
  expect(likeness(meaning('even'), meaning('odd'))).toBe(0);
  expect(likeness(meaning(), meaning())).toBe(0);
});

test('the words in common count by their weight', () => {
  const asked = meaning('even', 'hexadecimal');
  expect(likeness(asked, meaning('hexadecimal'))).toBeGreaterThan(likeness(asked, meaning('even')));
});

test('synonyms are the same, with the lower weight', () => {
  expect(likeness(meaning('list'), meaning('list'))).toBe(1);
  expect(likeness(meaning('list'), meaning('array'))).toBe(8 / 9);
});
