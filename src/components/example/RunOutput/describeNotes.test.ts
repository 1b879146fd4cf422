import {describeNotes} from './describeNotes';

test('each kind of note has one sentence, with the names in the file', () => {
  expect(
    describeNotes([
      ['realm', 'URL'],
      ['node', 'Buffer'],
      ['realm', 'structuredClone'],
      ['rejection'],
      ['environment', 'jsdom'],
      ['mock', 'jest.mock'],
      ['newer', 'Object.groupBy'],
      ['newer', 'Temporal'],
      ['declare', 'declare name'],
    ]),
  ).toEqual([
    expect.stringContaining('Jest refuses declare name without'),
    expect.stringContaining('in the environment jsdom'),
    expect.stringContaining('jest.mock does not replace modules here'),
    expect.stringContaining('The browser has Object.groupBy, Temporal; Node 20 does not'),
    expect.stringContaining('Node has Buffer;'),
    expect.stringContaining('objects and errors of URL, structuredClone come from another realm'),
    expect.stringContaining('A rejected promise was not handled'),
  ]);
});

test.each([[[]], [[['__proto__', 'a']]], [[[]]]])('other notes have none: %j', notes => {
  expect(describeNotes(notes)).toEqual([]);
});
