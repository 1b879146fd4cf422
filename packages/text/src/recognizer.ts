import {findMatcherNames, getRuns} from './words';

/** A message that a text contains. */
export interface RecognizedMessage<Meaning> {
  /** What the pattern stands for; `undefined` for a message that has nothing to do with us. */
  readonly meaning: Meaning | undefined;
  /** A name in the message that has to be ours, but is not. */
  readonly foreign?: string;
}

interface Compiled<Meaning> {
  readonly meaning: Meaning | undefined;
  readonly isCode: boolean;
  /** Its longest literal word. Most patterns are excluded by it, faster than by the expression. */
  readonly longest: string;
  readonly getRegex: () => RegExp;
  /** Its slots, e.g. `{matcher}`, in order. */
  readonly slots: readonly string[];
  /** The number of words that it requires. */
  readonly length: number;
}

/** Messages about any package or global. Where no other pattern fits, the name in them is not ours. */
const GENERAL = ['{package} is not defined', 'cannot find module {package}'];

const OWN_PACKAGE = /(?:^|node_modules\/)jest-extended(?:\/|$)/;

/** A code is part of messages about anything: in a longer text than this, it needs a name of ours. */
const CODE = /^[A-Z]+\d+$/;
const LONG = 6;

/** A word of a sentence, unlike an identifier or a path. */
const WORD = /^[\p{L}-]?[\p{Ll}-]*$/u;

/** The beginning of a program's message. In such a text, a word can be a name. */
const OF_PROGRAM = /\b[A-Z]\w*Error\b|\berror\b.*:|\bproperty ['"`‘“]/i;

const NAME = String.raw`["'\x60‘’“”]?(@?(?:[\w$.-]|\/@?)*[\w$])`;
const BETWEEN = String.raw`[^\p{L}\p{N}_@]+?`;

function compilePattern<Meaning>(pattern: string, meaning: Meaning | undefined): Compiled<Meaning> {
  const slots: string[] = [];
  const words = pattern.match(/\{\w+\}|…|@?[\p{L}\p{N}_]+/gu) ?? [];
  const parts = words.map(word => {
    if (word === '…') return '[^]*?';
    if (!word.startsWith('{')) return word.replace(/^TS(?=\d)/, String.raw`TS\(?`);
    slots.push(word);
    return NAME;
  });
  let regex: RegExp | undefined;
  // It takes time, and few of them are needed.
  const getRegex = () => (regex ??= new RegExp(`(?:^|[^\\w$@])${parts.join(BETWEEN)}(?![\\p{L}\\p{N}_])`, 'iu'));
  const [longest = ''] = words
    .filter(word => !word.startsWith('{'))
    .map(word => word.replace(/^TS(?=\d)/, '').toLowerCase())
    .sort((a, b) => b.length - a.length);
  return {meaning, isCode: CODE.test(pattern), longest, getRegex, slots, length: words.length - slots.length};
}

/**
 * Recognizes messages.
 * @param patterns what each pattern stands for; packages/catalogue/src/words.ts describes their form
 * @param isMatcher whether a name is one of our matchers, under any name and in any letter case
 * @returns a function that finds the message with the most words in a text
 */
export function createRecognizer<Meaning>(
  patterns: readonly (readonly [pattern: string, meaning: Meaning | undefined])[],
  isMatcher: (name: string) => boolean,
): (text: string) => RecognizedMessage<Meaning> | undefined {
  const all = [
    ...patterns.map(([pattern, meaning]) => compilePattern(pattern, meaning)),
    ...GENERAL.map(pattern => compilePattern<Meaning>(pattern, undefined)),
  ].sort((a, b) => b.length - a.length);
  return text => {
    const isOurs = text.includes('jest-extended') || findMatcherNames(text).some(isMatcher);
    const isLong = getRuns(text).length > LONG;
    const lower = text.toLowerCase();
    for (const {meaning, isCode, longest, getRegex, slots} of all) {
      const match = lower.includes(longest) && getRegex().exec(text);
      if (!match || (isCode && isLong && !isOurs)) continue;
      const names = match.slice(1).map((name, index) => ({name, slot: slots[index]}));
      const isWord = (name: string) => WORD.test(name) && !OF_PROGRAM.test(text);
      // "The order is not defined" is not a message.
      if (names.some(({name, slot}) => slot === '{package}' && isWord(name))) continue;
      const foreign = names.find(({name, slot}) =>
        slot === '{matcher}'
          ? !isWord(name) && !isMatcher(name.split('.').at(-1) ?? name)
          : slot === '{package}' && !OWN_PACKAGE.test(name) && !isMatcher(name),
      );
      return {meaning, ...(foreign && {foreign: foreign.name})};
    }
    return undefined;
  };
}
