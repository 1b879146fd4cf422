import {ansiTokens, codeTokens} from './report-tokens';

test("reads Jest's colors as meanings", () => {
  const ansi = (code: number) => `\u001b[${code}m`;
  const [dim, normal, red, green, plain] = [2, 22, 31, 32, 39].map(ansi);
  const message = `${dim}expect(${normal}${red}received${plain}${dim})${normal} is ${green}3${plain}`;

  expect(ansiTokens(message)).toEqual([
    {text: 'expect(', kind: 'remark'},
    {text: 'received', kind: 'received'},
    {text: ')', kind: 'remark'},
    {text: ' is '},
    {text: '3', kind: 'expected'},
  ]);
});

test('splits code into highlighted and plain pieces without losing a character', () => {
  const code = "const hand = ['ace', true];";
  const tokens = codeTokens(code);

  expect(tokens.map(token => token.text).join('')).toBe(code);
  expect(tokens.filter(token => token.kind)).toEqual([
    {text: 'const', kind: 'keyword'},
    {text: "'ace'", kind: 'string'},
    {text: 'true', kind: 'boolean'},
  ]);
});
