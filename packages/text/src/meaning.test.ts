import {compareMeanings, createMeaning} from './meaning';

const meaning = (...words: string[]) => createMeaning(words, word => word.length);

test('likeness is 1 for equal meanings and 0 for those with nothing in common', () => {
  expect(compareMeanings(meaning('even', 'number'), meaning('number', 'even'))).toBe(1);
  expect(compareMeanings(meaning('even'), meaning('odd'))).toBe(0);
  expect(compareMeanings(meaning(), meaning())).toBe(0);
});

test('the words in common count by their weight', () => {
  const question = meaning('even', 'hexadecimal');
  expect(compareMeanings(question, meaning('hexadecimal'))).toBeGreaterThan(compareMeanings(question, meaning('even')));
});

test('synonyms are the same, with the lower weight', () => {
  expect(compareMeanings(meaning('list'), meaning('list'))).toBe(1);
  expect(compareMeanings(meaning('list'), meaning('array'))).toBe(8 / 9);
});
