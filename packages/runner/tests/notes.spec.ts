import {NEWER, ONLY_IN_NODE, OTHER_REALM} from '../src/sandbox/node-globals';
import {expect, plain, test} from '../src/testing';
import {runInNode} from './conformance/node-reports';

/** For each global whose objects come from another realm under Jest, a line that fails there and passes here. */
const lines: Readonly<Record<string, string>> = {
  structuredClone: `expect(structuredClone(new Date())).toBeDate();`,
  AbortController: `const own = new AbortController(); own.abort(); expect(own.signal.reason).toBeInstanceOf(Error);`,
  AbortSignal: `expect(() => AbortSignal.abort().throwIfAborted()).toThrow(Error);`,
  DOMException: `expect(new DOMException('a')).toBeInstanceOf(Error);`,
  URL: `expect(() => new URL('a')).toThrowWithMessage(TypeError, /URL/);`,
  URLSearchParams: `expect(() => new URLSearchParams('a').get()).toThrow(TypeError);`,
  Headers: `expect(() => new Headers({' ': '1'})).toThrow(TypeError);`,
  Request: `expect(() => new Request('a')).toThrow(TypeError);`,
  FormData: `expect(() => new FormData().append('a')).toThrow(TypeError);`,
  Blob: `expect(new Blob(['a']).text()).toBeInstanceOf(Promise);`,
  File: `expect(new File(['a'], 'b').text()).toBeInstanceOf(Promise);`,
  TextDecoder: `expect(() => new TextDecoder('none')).toThrow(RangeError);`,
  atob: `expect(() => atob('%')).toThrow(Error);`,
  btoa: `expect(() => btoa('\\u0100')).toThrow(Error);`,
  Event: `expect(() => new Event()).toThrow(TypeError);`,
  CustomEvent: `expect(() => new CustomEvent()).toThrow(TypeError);`,
  EventTarget: `expect(() => new EventTarget().dispatchEvent({})).toThrow(TypeError);`,
  MessageChannel: `const {port1, port2} = new MessageChannel();
    const data = new Promise(done => { port2.onmessage = event => done(event.data); });
    port1.postMessage(new Date());
    const received = await data;
    port1.close();
    expect(received).toBeDate();`,
  ReadableStream: `expect(new ReadableStream().cancel()).toBeInstanceOf(Promise);`,
  WritableStream: `expect(new WritableStream().close()).toBeInstanceOf(Promise);`,
  CompressionStream: `expect(() => new CompressionStream('none')).toThrow(TypeError);`,
  DecompressionStream: `expect(() => new DecompressionStream('none')).toThrow(TypeError);`,
};

const realmFile = {
  name: 'realm.test.ts',
  code: OTHER_REALM.map(name => `test('${name}', async () => { ${lines[name]} });`).join('\n'),
};
const nodeFile = {
  name: 'node.test.ts',
  code: ONLY_IN_NODE.map(name =>
    name === 'fetch'
      ? `test('fetch', () => expect(fetch('data:,a')).toResolve());`
      : `test('${name}', () => { expect(typeof ${name}).not.toBe('undefined'); });`,
  ).join('\n'),
};

/** The names that the Node of this test lacks; versions after 20 have some of them. */
const newerFile = {
  name: 'newer.test.ts',
  code: NEWER.filter(name => readGlobal(name) === undefined)
    .map(name => `test('${name}', () => { expect(${name}).toBeDefined(); });`)
    .join('\n'),
};

/** The value of a global or of its member. */
function readGlobal(name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), globalThis);
}

test('each global in the lists behaves differently in Jest, and has a note', async ({runner}) => {
  expect(Object.keys(lines)).toEqual(OTHER_REALM);
  const inNode = await runInNode([realmFile, nodeFile, newerFile], {folder: '.cache/notes'});
  for (const [file, node, page, note] of [
    [realmFile, 'failed', 'passed', 'realm'],
    [nodeFile, 'passed', 'failed', 'node'],
    [newerFile, 'failed', 'passed', 'newer'],
  ] as const) {
    const outcome = await runner.run(file.code);
    const names = outcome.tests.map(({titles}) => titles.join());
    expect(inNode.get(file.name)?.tests.map(({titles, status}) => `${titles.join()} ${status}`)).toEqual(
      names.map(name => `${name} ${node}`),
    );
    expect(outcome.tests.map(({titles, status}) => `${titles.join()} ${status}`)).toEqual(
      names.map(name => `${name} ${page}`),
    );
    expect([...outcome.notes].sort()).toEqual(names.map(name => [note, name]).sort());
  }
});

test('a note explains a global that only Node has', async ({runner}) => {
  const outcome = await runner.run(
    `test('a', () => { expect(Buffer.from('a')).toHaveLength(1); process.memoryUsage(); });`,
  );

  expect(plain(outcome.report)).toContain('Buffer is not defined');
  expect(outcome.notes).toEqual([
    ['node', 'Buffer'],
    ['node', 'process.memoryUsage'],
  ]);
});

test('a note explains fields with declare, which Babel 7 refuses', async ({runner}) => {
  const code = `class A { declare name: string; }\ntest('a', () => expect(new A()).toEqual({}));`;
  const outcome = await runner.run(code);

  expect(outcome.status).toBe('passed');
  expect(outcome.notes).toEqual([['declare', 'declare name']]);
  const inNode = await runInNode([{name: 'declare.test.ts', code}], {folder: '.cache/declare'});
  expect(inNode.get('declare.test.ts')?.report).toContain('allowDeclareFields');
});

for (const [code, name] of [
  [`import {readFile} from 'fs/promises'; test('a', () => { readFile; });`, 'fs/promises'],
  [`test('a', () => { require('node:path'); require('node:path'); });`, 'node:path'],
] as const) {
  test(`a note explains a module of Node: ${code}`, async ({runner}) => {
    const outcome = await runner.run(code);

    expect(plain(outcome.report)).toContain(`Cannot find module '${name}'`);
    expect(outcome.notes).toEqual([['node', name]]);
  });
}

for (const code of [
  `jest.mock('./api'); import {load} from './api'; test('a', () => { load(); });`,
  `import {vi} from 'vitest'; vi.mock('./api'); test('a', () => {});`,
]) {
  test(`a note says that no module is replaced: ${code}`, async ({runner}) => {
    const outcome = await runner.run(code);

    expect(outcome.status).not.toBe('passed');
    expect(outcome.notes).toEqual([['mock', expect.stringMatching(/^(?:jest|vi)\.mock$/)]]);
  });
}

test('a note says that a file which exports has no object with its exports', async ({runner}) => {
  const outcome = await runner.run(
    `export const limit = 3; test('a', () => { expect(module.exports).toContainKey('limit'); });`,
  );

  expect(outcome.status).not.toBe('passed');
  expect(outcome.notes).toEqual([['node', 'module.exports']]);
});

test('a note names the environment that the first comment of a file asks for', async ({runner}) => {
  const code = "test('a', () => {});";

  expect((await runner.run(`/**\n * @jest-environment jsdom\n */\n${code}`)).notes).toEqual([['environment', 'jsdom']]);
  expect((await runner.run(`/** @jest-environment node */\n${code}`)).notes).toEqual([]);
});

test('a note says that Jest can end at a rejection', async ({runner}) => {
  const code = `test('a', () => { Promise.reject(new Error('lost')); });`;
  const outcome = await runner.run(code);

  expect(outcome.tests.map(({status}) => status)).toEqual(['failed']);
  expect(outcome.notes).toEqual([['rejection']]);
  const inNode = runInNode([{name: 'rejection.test.ts', code}], {folder: '.cache/rejection'});
  await expect(inNode).rejects.toThrow('Jest gave no results');
});

for (const code of [
  `test('a', () => { setTimeout(() => {}, 1); process.env.A; performance.now(); jest.fn(); });`,
  `module.exports = {}; test('a', () => { expect(module.exports).toBeEmpty(); });`,
  `const Buffer = 1; test('a', () => { expect(Buffer).toBe(1); });`,
  `global.fetch = jest.fn(); test('a', () => { fetch(); expect(fetch).toHaveBeenCalled(); });`,
  `type A = URL; test('a', async () => { await expect(Promise.reject(1)).toReject(); });`,
]) {
  test(`has no note: ${code}`, async ({runner}) => {
    const outcome = await runner.run(code);

    expect(outcome.report).toBe('');
    expect(outcome.notes).toEqual([]);
  });
}
