import {expect, plain, test} from './harness';
import type {Outcome} from '../../src/runner/protocol';

/** A worker that hangs is stopped after two seconds without a sign of life. */
const STALL_MS = 2_000;
const BLOCKED_MS = 100;
const NEXT_RUN_MS = 1_000;

interface Fault {
  readonly code: string;
  readonly status: Outcome['status'];
  /** What the report says. */
  readonly says: RegExp;
  /** Stopped in this test; `null` outside of tests. */
  readonly stoppedIn?: readonly string[] | null;
  readonly console?: (outcome: Outcome) => void;
}

const faults: Readonly<Record<string, Fault>> = {
  'an endless loop in a test': {
    code: `test('fine', () => {}); describe('block', () => { test('spins', () => { console.log('before'); for (;;); }); });`,
    status: 'stopped',
    says: /“block › spins” kept the thread busy/,
    stoppedIn: ['block', 'spins'],
    console: ({console: lines}) => expect(lines).toEqual([{level: 'log', text: 'before'}]),
  },
  'an endless loop at top level': {
    code: `for (;;);`,
    status: 'stopped',
    says: /code outside of the tests kept the thread busy/,
    stoppedIn: null,
  },
  'an endless loop of microtasks': {
    code: `test('spins', () => { const again = () => { Promise.resolve().then(again); }; again(); });`,
    status: 'stopped',
    says: /“spins” kept the thread busy/,
    stoppedIn: ['spins'],
  },
  'an endless loop in a regular expression': {
    code: `test('spins', () => { /^(a+)+$/.test('a'.repeat(60) + '!'); });`,
    status: 'stopped',
    says: /“spins” kept the thread busy/,
    stoppedIn: ['spins'],
  },
  'an endless loop that prints': {
    code: `test('prints', () => { for (;;) console.log('again'); });`,
    status: 'stopped',
    says: /“prints” kept the thread busy/,
    stoppedIn: ['prints'],
    console({console: lines, droppedLines}) {
      expect(lines).toHaveLength(500);
      expect(droppedLines).toBeGreaterThan(1_000);
    },
  },
  'a promise that never ends': {
    code: `test('waits', () => new Promise(() => {}), 300);`,
    status: 'failed',
    says: /Exceeded timeout of 300 ms for a test\./,
  },
  'out of memory': {
    code: `test('grows', () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); });`,
    status: 'stopped',
    says: /“grows” kept the thread busy/,
    stoppedIn: ['grows'],
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
    console: ({console: [line]}) => expect(line?.text).toMatch(/^x{4000}… \(49996000 more characters\)$/),
  },
  'a thrown string of fifty million characters': {
    code: `test('throws', () => { throw new Error('x'.repeat(5e7)); });`,
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
  'a syntax error': {
    code: `test('a', () => {\n  expect(1.toBe(1);\n});`,
    status: 'error',
    says: /Test suite failed to run[\s\S]*> 2 \|[\s\S]*example\.test\.ts:2:/,
  },
  'await outside of functions': {
    code: `test('a', () => {});\nconst a = await 1;`,
    status: 'error',
    says: /Cannot use keyword 'await' outside an async function[\s\S]*example\.test\.ts:2:11/,
  },
  'import.meta': {
    code: `test('a', () => {});\nimport.meta.url;`,
    status: 'error',
    says: /import\.meta cannot run on this page[\s\S]*example\.test\.ts:2:1/,
  },
  accessor: {
    code: `test('a', () => {});\nclass A { accessor x = 1 }`,
    status: 'error',
    says: /accessor cannot run on this page[\s\S]*example\.test\.ts:2:11/,
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
  'a constant declared twice': {
    code: `const a = 1;\nconst a = 2;\ntest('a', () => {});`,
    status: 'error',
    says: /Identifier 'a' has already been declared[\s\S]*example\.test\.ts:2:7/,
  },
  'an unknown module': {
    code: `import _ from 'lodash';\ntest('a', () => {});`,
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
  'a name of Vitest that Jest has not': {
    code: `import {bench} from 'vitest';\nbench('a', () => {});`,
    status: 'error',
    says: /'vitest' has no export 'bench' on this page, where Jest answers for Vitest[\s\S]*It has .*vi, vitest[\s\S]*example\.test\.ts:1:9/,
  },
  'what only the vi of Vitest has': {
    code: `import {test, vi} from 'vitest';\ntest('a', () => { vi.stubGlobal('a', 1); });`,
    status: 'failed',
    says: /vi\.stubGlobal does not work on this page: it is Vitest's own[\s\S]*example\.test\.ts:2:22/,
  },
  'an actual module under Vitest': {
    code: `import {test, vi} from 'vitest';\ntest('a', async () => { await vi.importActual('fs'); });`,
    status: 'failed',
    says: /vi\.importActual does not work on this page: it replaces modules/,
  },
  'an enum': {
    code: `enum A { B }\ntest('a', () => {});`,
    status: 'error',
    says: /enum cannot run on this page[\s\S]*example\.test\.ts:1:1/,
  },
  'no tests': {code: `const a = 1;`, status: 'error', says: /must contain at least one test/},
  'a throw at top level': {
    code: `const a: any = undefined;\na.b();\ntest('a', () => {});`,
    status: 'error',
    says: /Test suite failed to run[\s\S]*Cannot read properties of undefined[\s\S]*example\.test\.ts:2:3/,
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
  'a mocked module under Vitest': {
    code: `import {vi} from 'vitest';\nvi.mock('fs');\ntest('a', () => {});`,
    status: 'error',
    says: /vi\.mock does not work on this page/,
  },
  'Array.prototype broken': {
    code: `test('breaks it', () => { Array.prototype.map = null; Array.prototype.push = null; });`,
    status: 'error',
    says: /Jest could not go on/,
  },
  'MessagePort.prototype broken': {
    code: `MessagePort.prototype.postMessage = function () {}; test('a', () => {});`,
    status: 'passed',
    says: /^$/,
  },
  'a thrown value that cannot be read': {
    code: `test('throws', () => { throw new Proxy({}, {get() { throw undefined; }, getPrototypeOf() { throw undefined; }}); });`,
    status: 'error',
    says: /Jest could not go on: .* or threw a value that cannot be read/,
  },
  'an array too long': {
    code: `test('a', () => { new Array(-1); });`,
    status: 'failed',
    says: /RangeError: Invalid array length/,
  },
};

for (const [name, fault] of Object.entries(faults)) {
  test(name, async ({runner, page}) => {
    await runner.prepare();
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(globalThis, {durations});
      new PerformanceObserver(list => durations.push(...list.getEntries().map(({duration}) => duration))).observe({
        entryTypes: ['longtask'],
      });
    });
    const started = Date.now();
    const outcome = await runner.run(fault.code);
    const took = Date.now() - started;

    expect(outcome.status).toBe(fault.status);
    const report = plain(outcome.report);
    expect(report).toMatch(fault.says);
    expect(report.length).toBeLessThan(200_000);
    if (fault.stoppedIn !== undefined) {
      expect(outcome.stopped).toEqual({reason: 'stalled', test: fault.stoppedIn});
      expect(took).toBeLessThan(STALL_MS + 1_500);
    }
    fault.console?.(outcome);

    const next = await page.evaluate(async () => {
      const start = performance.now();
      const {status} = await globalThis.runner.run(`test('fine', () => { expect([1]).toBeArray(); });`, {
        file: 'next.test.ts',
      });
      const longest = Math.max(0, ...Reflect.get(globalThis, 'durations'));
      return {status, milliseconds: performance.now() - start, longest};
    });
    expect(next.status).toBe('passed');
    expect(next.milliseconds).toBeLessThan(NEXT_RUN_MS);
    expect(next.longest).toBeLessThanOrEqual(BLOCKED_MS);
  });
}

test('promises that never end, one after another, meet the limit of the whole run', async ({runner}) => {
  const outcome = await runner.run(
    Array.from({length: 5}, (_, i) => `test('waits ${i}', () => new Promise(() => {}), 6_000);`).join('\n'),
  );
  expect(outcome.stopped).toEqual({reason: 'too long', test: ['waits 3']});
  expect(outcome.report).toBe('Stopped after 20 seconds, in “waits 3”.');
});

test('more tests than are told of end the run', async ({runner}) => {
  const outcome = await runner.run(
    `for (let i = 0; i < 10_000; i++) test.skip('skipped ' + i, () => {}); test('fails', () => { expect(1).toBe(2); });`,
  );
  expect(outcome.stopped).toEqual({reason: 'too many messages', test: ['fails']});
  expect(outcome.tests).toEqual([
    {titles: ['fails'], status: 'failed', milliseconds: expect.any(Number), report: expect.stringContaining('fails')},
  ]);
});

test('a stopped run keeps the tests that had ended, and its time', async ({runner}) => {
  const outcome = await runner.run(`
    jest.retryTimes(1, {retryImmediately: true});
    let tries = 0;
    describe('block', () => { test('passes at last', () => { expect(++tries).toBe(2); }); });
    test('fails', () => { expect(1).toBe(2); });
    test.skip('skipped', () => {});
    test('spins', () => { for (;;); });
  `);
  expect(outcome.stopped).toEqual({reason: 'stalled', test: ['spins']});
  expect(outcome.tests.map(({titles, status}) => [status, ...titles])).toEqual([
    ['passed', 'block', 'passes at last'],
    ['failed', 'fails'],
  ]);
  expect(plain(outcome.tests[0]?.report ?? '-')).toBe('');
  expect(plain(outcome.tests[1]?.report ?? '')).toMatch(/● fails\n[\s\S]*Expected: 2[\s\S]*example\.test\.ts:5:/);
  expect(outcome.milliseconds).toBeGreaterThan(1_900);
});

test('the reader stops a run', async ({page, runner}) => {
  await runner.prepare();
  const outcome = await page.evaluate(async () => {
    const reader = new AbortController();
    return globalThis.runner.run(
      `test('waits', async () => { console.log('waiting'); await new Promise(() => {}); });`,
      {
        file: 'a.test.ts',
        signal: reader.signal,
        onConsole: () => reader.abort(),
      },
    );
  });
  expect(outcome.stopped).toEqual({reason: 'by reader', test: ['waits']});
  expect(outcome.report).toBe('Stopped.');
  expect(outcome.console).toEqual([{level: 'log', text: 'waiting'}]);
});

test('the reader stops a run while the runner is fetched', async ({page, site}) => {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route('**/jest.js', async route => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/`);
  const outcome = await page.evaluate(() =>
    globalThis.runner.run(`test('a', () => {});`, {file: 'a.test.ts', signal: AbortSignal.timeout(100)}),
  );
  expect(outcome.stopped).toEqual({reason: 'by reader', test: null});
  expect(outcome.milliseconds).toBeGreaterThan(50);
  release();
  const next = await page.evaluate(() => globalThis.runner.run(`test('a', () => {});`, {file: 'a.test.ts'}));
  expect(next.status).toBe('passed');
});

test('a frame that someone removed is opened again', async ({page, runner}) => {
  await runner.prepare();
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  const outcome = await runner.run(`test('fine', () => {});`);
  expect(outcome.status).toBe('passed');
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a run whose frame is removed can be stopped, and ends by itself', async ({page, runner}) => {
  await runner.prepare();
  const reasons = await page.evaluate(async () => {
    const removed = () => document.querySelector('iframe')?.remove();
    const code = `test('waits', async () => { console.log('waiting'); await new Promise(() => {}); });`;
    const reader = new AbortController();
    const stopped = await globalThis.runner.run(code, {
      file: 'a.test.ts',
      signal: reader.signal,
      onConsole() {
        removed();
        reader.abort();
      },
    });
    const left = await globalThis.runner.run(code, {file: 'a.test.ts', onConsole: removed});
    return [stopped.stopped?.reason, left.stopped?.reason];
  });
  expect(reasons).toEqual(['by reader', 'too long']);
});

test('a new run ends the one before', async ({page, runner}) => {
  await runner.prepare();
  const [first, second] = await page.evaluate(() =>
    Promise.all([
      globalThis.runner.run(`test('waits', () => new Promise(() => {}));`, {file: 'a.test.ts'}),
      globalThis.runner.run(`test('fine', () => {});`, {file: 'b.test.ts'}),
    ]),
  );
  expect(first.stopped?.reason).toBe('replaced');
  expect(second.status).toBe('passed');
});

test('a script that cannot be fetched is said so, and fetched again at the next call', async ({page, site}) => {
  let broken = true;
  await page.route('**/jest.js', route => (broken ? route.abort() : route.continue()));
  await page.goto(`${site.url}/`);
  const run = () =>
    page.evaluate(() =>
      globalThis.runner.run(`test('fine', () => {});`, {file: 'a.test.ts'}).then(
        ({status}) => status,
        (error: Error) => error.message,
      ),
    );
  expect(await run()).toBe('The test runner could not be fetched. Check your connection and try again.');
  await expect(page.locator('iframe')).toHaveCount(0);
  broken = false;
  expect(await run()).toBe('passed');
});

for (const [name, file, says] of [
  ['a script', '**/jest.js', 'The test runner could not be fetched. Check your connection and try again.'],
  [
    'a frame',
    '**/frame.html',
    'The test runner did not start. A browser extension or an old browser may be in its way.',
  ],
] as const) {
  test(`${name} that does not come is given up after twenty seconds, and fetched again at the next call`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    let held = true;
    const asked = new Promise<void>(resolve => {
      void page.route(file, route => (held ? resolve() : route.continue()));
    });
    await page.goto(`${site.url}/`);
    const said = page.evaluate(() =>
      globalThis.runner.prepare().then(
        () => 'prepared',
        (error: Error) => error.message,
      ),
    );
    await asked;
    await page.clock.runFor(19_000);
    const early = await Promise.race([said, page.evaluate(() => 'still waiting')]);
    expect(early).toBe('still waiting');
    await page.clock.runFor(2_000);
    expect(await said).toBe(says);
    await expect(page.locator('iframe')).toHaveCount(0);
    held = false;
    await page.clock.resume();
    const next = await page.evaluate(() => globalThis.runner.run(`test('a', () => {});`, {file: 'a.test.ts'}));
    expect(next.status).toBe('passed');
  });
}
