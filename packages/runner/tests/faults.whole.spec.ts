import type {Page} from '@playwright/test';
import {faults} from '../src/testing/faults';
import {expect, plain, test} from '../src/testing';

/** The result of `prepare`, or the reason that a reader sees. */
const tryPrepare = (page: Page): Promise<string> =>
  page.evaluate(() =>
    globalThis.runner.prepare().then(
      () => 'prepared',
      (error: Error) => error.message,
    ),
  );

const NOT_LOADED = 'The test runner could not be loaded. Check your connection and try again.';
const NOT_STARTED = 'The test runner did not start. A browser extension or an old browser may be blocking it.';

for (const [name, fault] of Object.entries(faults)) {
  test(name, async ({sharedRunner: runner}) => {
    const outcome = await runner.run(fault.code);

    expect(outcome.status).toBe(fault.status);
    const report = plain(outcome.stopped?.sentence ?? outcome.report);
    expect(report).toMatch(fault.says);
    expect(report.length).toBeLessThan(200_000);
    if (fault.stoppedIn !== undefined) {
      expect(outcome.stopped).toMatchObject({reason: 'stalled', test: fault.stoppedIn});
    }
    fault.console?.(outcome);

    const next = await runner.run(`test('fine', () => { expect([1]).toBeArray(); });`, 'next.test.ts');
    expect(next.status).toBe('passed');
  });
}

test('a series of promises that never settle reaches the limit of the whole run', async ({sharedRunner: runner}) => {
  const outcome = await runner.run(
    Array.from({length: 5}, (_, i) => `test('waits ${i}', () => new Promise(() => {}), 6_000);`).join('\n'),
  );
  expect(outcome.stopped).toMatchObject({reason: 'too long', test: ['waits 3']});
  expect(outcome.stopped?.sentence).toBe('Stopped after 20 seconds, in “waits 3”.');
});

test('more tests than the limit end the run', async ({sharedRunner: runner}) => {
  const outcome = await runner.run(
    `for (let i = 0; i < 2_000; i++) test.skip('skipped ' + i, () => {}); test('fails', () => { expect(1).toBe(2); });`,
  );
  expect(outcome.stopped).toMatchObject({reason: 'too many messages', test: ['fails']});
  expect(outcome.tests.filter(({status}) => status === 'failed').map(({titles}) => titles)).toEqual([['fails']]);
});

test('a stopped run keeps the finished tests and its duration', async ({sharedRunner: runner}) => {
  const outcome = await runner.run(`
    jest.retryTimes(1, {retryImmediately: true});
    let tries = 0;
    describe('block', () => { test('passes at last', () => { expect(++tries).toBe(2); }); });
    test('fails', () => { expect(1).toBe(2); });
    test.skip('skipped', () => {});
    test('spins', () => { for (;;); });
  `);
  expect(outcome.stopped).toMatchObject({reason: 'stalled', test: ['spins']});
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
  expect(outcome.stopped).toMatchObject({reason: 'by reader', test: ['waits']});
  expect(outcome.stopped?.sentence).toBe('Stopped.');
  expect(outcome.console).toEqual([{level: 'log', text: 'waiting'}]);
});

test('the reader stops a run while the runner loads', async ({page, site}) => {
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
  expect(outcome.stopped).toMatchObject({reason: 'by reader', test: null});
  expect(outcome.milliseconds).toBeGreaterThan(50);
  release();
  const next = await page.evaluate(() => globalThis.runner.run(`test('a', () => {});`, {file: 'a.test.ts'}));
  expect(next.status).toBe('passed');
});

test('reopens a frame that was removed', async ({page, runner}) => {
  await runner.prepare();
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  const outcome = await runner.run(`test('fine', () => {});`);
  expect(outcome.status).toBe('passed');
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a new run replaces the current one', async ({page, runner}) => {
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

test('a new run does not receive output of the previous one', async ({page, runner}) => {
  await runner.prepare();
  const [printing, first, second] = await page.evaluate(async () => {
    let print = () => {};
    const printed = new Promise<void>(resolve => (print = resolve));
    const before = globalThis.runner.run(
      `test('prints', async () => { for (;;) { console.log('before'); await new Promise(r => setTimeout(r)); } });`,
      {file: 'a.test.ts', onConsole: () => print()},
    );
    await printed;
    // The frame still sends output of the first run until the page posts the second.
    const {postMessage} = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      const until = performance.now() + 500;
      while (performance.now() < until);
      Reflect.apply(postMessage, this, args);
    };
    const after = globalThis.runner.run(`test('prints', () => { console.log('after'); });`, {file: 'b.test.ts'});
    const outcomes = await Promise.all([before, after]);
    return [outcomes[0].console.length, ...outcomes.map(({console: lines}) => [...new Set(lines.map(l => l.text))])];
  });
  expect(printing).toBeGreaterThan(0);
  expect(first).toEqual(['before']);
  expect(second).toEqual(['after']);
});

test('reports a script that cannot be fetched, and fetches it again at the next call', async ({page, site}) => {
  let broken = true;
  await page.route('**/jest.js', route => (broken ? route.abort() : route.continue()));
  await page.goto(`${site.url}/`);
  expect(await tryPrepare(page)).toBe(NOT_LOADED);
  await expect(page.locator('iframe')).toHaveCount(0);
  broken = false;
  expect(await tryPrepare(page)).toBe('prepared');
});

test('a frame that is blocked is given up within three seconds, and opened again at the next call', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.route('**/frame.html', route => route.abort());
  await page.goto(`${site.url}/`);
  const failed = page.waitForEvent('requestfailed', it => it.url().endsWith('/frame.html'));
  const said = tryPrepare(page);
  await failed;
  await expect(page.locator('iframe')).toHaveCount(1);
  // Once a later request is answered, the frame has loaded the browser's own page.
  await page.evaluate(() => fetch(location.href).then(response => response.text()));
  await page.clock.runFor(3_000);
  expect(await said).toBe(NOT_STARTED);
  await page.unroute('**/frame.html');
  expect(await tryPrepare(page)).toBe('prepared');
});

test('a browser without workers is reported at once', async ({page, site}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  await page.goto(`${site.url}/`);
  expect(await tryPrepare(page)).toBe(NOT_STARTED);
});

for (const [name, file] of [
  ['a script', '**/jest.js'],
  ['a frame', '**/frame.html'],
] as const) {
  test(`${name} that comes late is waited for, and the run starts when it comes`, async ({page, site}) => {
    await page.clock.install();
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    const asked = new Promise<void>(resolve => {
      void page.route(file, async route => {
        resolve();
        await held;
        await route.continue();
      });
    });
    await page.goto(`${site.url}/`);
    const said = page.evaluate(() => globalThis.runner.run(`test('a', () => {});`, {file: 'a.test.ts'}));
    await asked;
    // Once a later request is answered, the earlier response has been processed.
    await page.evaluate(() => fetch(location.href).then(response => response.text()));
    await page.clock.runFor(600_000);
    const early = await Promise.race([said, page.evaluate(() => 'still waiting')]);
    expect(early).toBe('still waiting');
    await page.clock.resume();
    release();
    expect((await said).status).toBe('passed');
    await expect(page.locator('iframe')).toHaveCount(1);
  });
}
