// cspell:ignore mexpect mreceived
import {splitFailures} from './splitFailures';

const report = (name: string) =>
  [
    `\u001B[1m\u001B[31m  \u001B[1m● \u001B[22m\u001B[1m${name}\u001B[39m\u001B[22m`,
    '',
    '    \u001B[2mexpect(\u001B[22mreceived\u001B[2m).toBeArray()\u001B[22m',
    '',
    '    Received:',
    '      1',
    '',
    '\u001B[2m    \u001B[0m 1 |\u001B[22m test',
    '\u001B[2m    > 2 |\u001B[22m   expect(1).toBeArray();',
    '',
    '\u001B[2m      at Object.toBeArray (a.test.ts:2:1)\u001B[22m',
  ].join('\n');

const message = '\u001B[2mexpect(\u001B[22mreceived\u001B[2m).toBeArray()\u001B[22m\n\nReceived:\n  1';
const frame =
  '\u001B[2m\u001B[0m 1 |\u001B[22m test\n\u001B[2m> 2 |\u001B[22m   expect(1).toBeArray();\n\n\u001B[2m  at Object.toBeArray (a.test.ts:2:1)\u001B[22m';

test('splits a report into its message and its code frame, without indentation', () => {
  expect(splitFailures(report('a'))).toEqual([{message, frame}]);
});

test('each of several failures begins with its name', () => {
  const failures = splitFailures(`${report('a')}\n\n${report('b')}`);

  expect(failures.map(each => each.frame)).toEqual([frame, frame]);
  expect(failures.map(each => each.message)).toEqual([expect.stringMatching(/● .*a/), expect.stringMatching(/● .*b/)]);
});

test.each([
  [
    'a stack',
    '  ● a\n\n    Thrown\n\n      at check (a.test.ts:1:2)',
    {message: 'Thrown', frame: '  at check (a.test.ts:1:2)'},
  ],
  ['neither', '  ● a\n\n    Thrown', {message: 'Thrown', frame: ''}],
  [
    'no tests',
    '  ● Test suite failed to run\n\n    Thrown',
    {message: '● Test suite failed to run\n\nThrown', frame: ''},
  ],
  ['no name', 'Thrown', {message: 'Thrown', frame: ''}],
])('a report with %s', (_, text, failure) => {
  expect(splitFailures(text)).toEqual([failure]);
});
