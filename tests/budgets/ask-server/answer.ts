/** The benchmark model's answer, and the delay between two pieces in milliseconds. */
export const PAUSE = 40;

const SENTENCE = 'The section says what passes, and what does not, in words that a reader can check. ';

/** About 1,200 characters, with valid citations and some that must be removed. */
export const ANSWER = [
  `It passes when the value is what the section says [S1]. ${SENTENCE.repeat(5)}`,
  `${SENTENCE.repeat(4)}More is [invented](/docs/matchers/made-up) [S999], and ![seen](https://evil.dev/p).`,
  '```ts\nexpect(value[1]).toBeNil();\n```',
  `${SENTENCE.repeat(4)}That is the end [S1].`,
].join('\n\n');

/** Parts of the answer that must not be shown. */
export const INVENTED = /made-up|999|evil|!\[/;
