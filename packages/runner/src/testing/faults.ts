import {expect} from '@playwright/test';
import type {RunOutcome} from '../protocol';

/** Code that a runner must survive, and the expected result. */
export interface Fault {
  readonly code: string;
  readonly status: RunOutcome['status'];
  /** Part of the report. */
  readonly says: RegExp;
  /** The test in which the run is stopped, or `null` outside tests. */
  readonly stoppedIn?: readonly string[] | null;
  readonly console?: (outcome: RunOutcome) => void;
}

/** Mistakes and attacks in test code. */
export const faults: Readonly<Record<string, Fault>> = {
  'an infinite loop in a test': {
    code: `test('fine', () => {}); describe('block', () => { test('spins', () => { console.log('before'); for (;;); }); });`,
    status: 'stopped',
    says: /“block › spins” ran for more than two seconds without a pause\. It may be in an infinite loop or out of memory\./,
    stoppedIn: ['block', 'spins'],
    console: ({console: lines}) => expect(lines).toEqual([{level: 'log', text: 'before'}]),
  },
  'an infinite loop at top level': {
    code: `for (;;);`,
    status: 'stopped',
    says: /code outside of the tests ran for more than two seconds/,
    stoppedIn: null,
  },
  'an infinite loop that prints': {
    code: `test('prints', () => { for (;;) console.log('again'); });`,
    status: 'stopped',
    says: /“prints” ran for more than two seconds/,
    stoppedIn: ['prints'],
    console: ({console: lines}) => expect(lines.length).toBeLessThanOrEqual(500),
  },
  'an infinite loop after very many lines': {
    code: `test('prints', async () => { for (let i = 0; i < 10_000; i++) console.log(i); await new Promise(r => setTimeout(r, 200)); for (;;); });`,
    status: 'stopped',
    says: /“prints” ran for more than two seconds/,
    stoppedIn: ['prints'],
    console({console: lines, droppedLines}) {
      expect(lines).toHaveLength(500);
      expect(droppedLines).toBe(9_500);
    },
  },
  'a million lines': {
    code: `test('prints', () => { for (let i = 0; i < 1e6; i++) console.log('line', i); });`,
    status: 'passed',
    says: /^$/,
    console({console: lines, droppedLines}) {
      expect(lines).toHaveLength(500);
      expect(droppedLines).toBe(999_500);
    },
  },
  'a string of fifty million characters': {
    code: `test('prints', () => { console.log('x'.repeat(5e7)); });`,
    status: 'passed',
    says: /^$/,
    console: ({console: [line]}) => expect(line?.text).toMatch(/^x{8000}… \(49992000 more characters\)$/),
  },
  'a thrown string of ten million characters': {
    code: `test('throws', () => { throw new Error('x'.repeat(1e7)); });`,
    status: 'failed',
    says: /more characters\)/,
  },
  'a diff of two million characters': {
    code: `test('differs', () => { expect('a'.repeat(2e6)).toBe('b'.repeat(2e6)); });`,
    status: 'failed',
    says: /Object\.is equality/,
  },
  'an unhandled rejection': {
    code: `test('leaves it', () => { Promise.reject(new Error('left alone')); }); test('fine', () => {});`,
    status: 'failed',
    says: /leaves it[\s\S]*left alone[\s\S]*example\.test\.ts:1:/,
  },
  'an error in a timer after the test': {
    code: `test('sets it', () => { setTimeout(() => { throw new Error('too late'); }, 5); }); test('waits', () => new Promise(r => setTimeout(r, 50)));`,
    status: 'failed',
    says: /sets it[\s\S]*too late/,
  },
  'a first line for the shell': {
    code: `#!/usr/bin/env node\ntest('a', () => { expect(1).toBe(2); });`,
    status: 'failed',
    says: /example\.test\.ts:2:29/,
  },
  'names of a module': {
    code: `const module = 1, require = 2, __filename = 3; function exports() { return 4; } var __dirname = 5;\ntest('a', () => { expect([module, require, __filename, exports(), __dirname]).toEqual([1, 2, 3, 4, 5]); });`,
    status: 'passed',
    says: /^$/,
  },
  'an unknown module': {
    code: `import _ from 'lodash';\ntest('a', () => { _; });`,
    status: 'error',
    says: /Cannot find module 'lodash'[\s\S]*can import '@jest\/globals'[\s\S]*example\.test\.ts:1:15/,
  },
  'a name that a module does not export': {
    code: `import {spyOn,\n  nothing as something} from 'jest-mock';\ntest('a', () => { something(spyOn); });`,
    status: 'error',
    says: /'jest-mock' has no export 'nothing'\n\n +It has .*fn, .*spyOn[\s\S]*example\.test\.ts:2:3/,
  },
  'a matcher that there is not': {
    code: `import {toBeNothing} from 'jest-extended';\nexpect.extend({toBeNothing});`,
    status: 'error',
    says: /'jest-extended' has no export 'toBeNothing'\n\n[^I]*example\.test\.ts:1:9/,
  },
  'a default export that there is not': {
    code: `import all from '@jest/globals';\ntest('a', () => { all; });`,
    status: 'passed',
    says: /^$/,
  },
  'a test for Vitest, with its mocks, spies and timers': {
    code: `import {beforeEach, describe, expect, it, vi} from 'vitest';
beforeEach(() => { vi.restoreAllMocks(); });
describe('vi', () => {
  it('spies on methods', () => {
    const shop = {price: () => 1};
    const spy = vi.spyOn(shop, 'price').mockReturnValue(2);
    expect(shop.price()).toBe(2);
    spy.mockRestore();
    expect(shop.price()).toBe(1);
  });
  it('fakes timers', () => {
    vi.useFakeTimers();
    const ring = vi.fn();
    setTimeout(ring, 1000, 'a');
    vi.advanceTimersByTime(999);
    expect(ring).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ring).toHaveBeenCalledExactlyOnceWith('a');
    vi.useRealTimers();
  });
});`,
    status: 'passed',
    says: /^$/,
  },
  'a name of Vitest that Jest has not': {
    code: `import {bench} from 'vitest';\nbench('a', () => {});`,
    status: 'error',
    says: /'vitest' has no export 'bench' on this page, which runs Jest[\s\S]*It has .*vi, vitest[\s\S]*example\.test\.ts:1:9/,
  },
  'what only the vi of Vitest has': {
    code: `import {test, vi} from 'vitest';\ntest('a', () => { vi.stubGlobal('a', 1); });`,
    status: 'failed',
    says: /vi\.stubGlobal does not work on this page: only Vitest has it[\s\S]*example\.test\.ts:2:22/,
  },
  'an actual module under Vitest': {
    code: `import {test, vi} from 'vitest';\ntest('a', async () => { await vi.importActual('fs'); });`,
    status: 'failed',
    says: /vi\.importActual does not work on this page: it replaces modules/,
  },
  'an Object.prototype.then': {
    code: `test('a', () => { Object.prototype.then = done => done(); });`,
    status: 'error',
    says: /Jest could not continue/,
  },
  'a snapshot': {
    code: `test('a', () => { expect({a: 1}).toMatchSnapshot(); });`,
    status: 'failed',
    says: /toMatchSnapshot does not work on this page/,
  },
  'a mocked module': {
    code: `jest.mock('fs');\ntest('a', () => {});`,
    status: 'error',
    says: /jest\.mock does not work on this page/,
  },
  'Array.prototype broken': {
    code: `test('breaks it', () => { Array.prototype.map = null; Array.prototype.push = null; });`,
    status: 'error',
    says: /Jest could not continue/,
  },
  'MessagePort.prototype broken': {
    code: `MessagePort.prototype.postMessage = function () {}; test('a', () => {});`,
    status: 'passed',
    says: /^$/,
  },
  'a thrown value that cannot be read': {
    code: `test('throws', () => { throw new Proxy({}, {get() { throw undefined; }, getPrototypeOf() { throw undefined; }}); });`,
    status: 'error',
    says: /Jest could not continue: .* or threw a value that cannot be read/,
  },
};
