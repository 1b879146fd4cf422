import type {Page} from '@playwright/test';
import {asksServer, attempts, fromFrame, lockedDown, writeCode} from './attempts';
import {expect, test} from '../src/testing';

/** Settles an expression in a worker or a page: `allowed`, or the reason. */
const writeSettling = (code: string) => `(async () => (${code}))().then(() => 'allowed', String)`;

/** Tries something in a worker of a page without protection. */
const tryInWorker = (page: Page, code: string): Promise<string> =>
  page.evaluate(
    script =>
      new Promise<string>(done => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        const channel = new BroadcastChannel('result');
        channel.onmessage = ({data}) => {
          worker.terminate();
          channel.close();
          done(String(data));
        };
      }),
    // A separate channel, because an attempt may disable postMessage or close the worker.
    `const channel = new BroadcastChannel('result'); ${writeSettling(code)}.then(result => channel.postMessage(result));`,
  );

const hostile = Object.entries({...attempts, ...lockedDown});

/*
 * Each line must succeed and be counted without protection. This proves that a denial in the runner is not due to a
 * mistake in the line, a missing feature of the browser or a server that does not count.
 */
for (const place of ['worker', 'page'] as const)
  test(`a ${place} without protection is allowed each hostile line`, async ({page, site, stranger}) => {
    await page.goto(`${site.url}/bare`);
    // A page with an opener.
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open('/bare'));
    const popup = await opened;
    await popup.waitForLoadState();
    const countRequests = () => site.requests.length + stranger.requests.length;
    for (const [name, attempt] of hostile.filter(([, {control = 'worker'}]) => control === place))
      await test.step(name, async () => {
        const before = countRequests();
        const code = writeCode(attempt, {site, stranger});
        const result =
          place === 'worker'
            ? await tryInWorker(popup, code)
            : await popup.evaluate(script => (0, eval)(script) as Promise<string>, writeSettling(code));
        expect(result, name).toBe('allowed');
        if (asksServer(attempt)) await expect.poll(countRequests, name).toBeGreaterThan(before);
      });
  });

test('a test in the runner is denied each hostile line', async ({runner, site, stranger}) => {
  await runner.prepare();
  const before = [site.requests.length, stranger.requests.length];
  const lines = hostile.map(
    ([name, attempt]) =>
      `await (async () => ${writeCode(attempt, {site, stranger})})().then(
        () => console.log('allowed', ${JSON.stringify(name)}),
        () => console.log('denied', ${JSON.stringify(name)}),
      );`,
  );
  const outcome = await runner.run(`test('tries', async () => { ${lines.join('\n')} });`);
  // A forged message would have produced a different outcome.
  expect(outcome).toMatchObject({status: 'passed', tests: [{titles: ['tries']}]});
  expect(outcome.console.map(({text}) => text)).toEqual(hostile.map(([name]) => `denied ${name}`));
  expect([site.requests.length, stranger.requests.length]).toEqual(before);
});

for (const [name, {code, leaves}] of Object.entries(fromFrame))
  for (const isProtected of [false, true])
    test(`${isProtected ? 'the frame of the runner' : 'a frame without protection'} reaches ${
      isProtected ? 'nothing' : 'a stranger'
    } by ${name}`, async ({page, runner, site, stranger}) => {
      if (isProtected) await runner.prepare();
      else {
        await page.goto(`${site.url}/bare`);
        const frame = `Object.assign(document.createElement('iframe'), {src: '/bare', onload: loaded})`;
        await page.evaluate(`new Promise(loaded => document.body.append(${frame}))`);
      }
      const before = stranger.requests.length;
      const script = `document.body ?? document.documentElement.append(document.createElement('body')); void (${writeCode({code}, {site, stranger})})`;
      // A frame that navigates or throws returns nothing.
      await page
        .frames()[1]
        ?.evaluate(text => void (0, eval)(text), script)
        .catch(() => undefined);
      if (!isProtected) {
        await expect.poll(() => stranger.requests.length).toBeGreaterThan(before);
        // A navigation under way would end the one that prepares the page for the next test.
        if (leaves === 'page') await page.waitForURL(`${stranger.url}/**`);
        return;
      }
      if (leaves === 'frame') await expect(page.locator('iframe')).toHaveCount(0);
      // Requests of the page are allowed. When this one is answered and a test has run, any earlier request has arrived.
      await page.evaluate(url => fetch(url), `${stranger.url}/secret`);
      expect(page.url()).toBe(`${site.url}/`);
      expect(page.context().pages()).toHaveLength(1);
      expect((await runner.run(`test('a', () => {});`)).status).toBe('passed');
      expect(stranger.requests.slice(before)).toEqual(['GET /secret']);
    });

test('a test in the runner cannot be reached by a forged message', async ({sharedRunner: runner}) => {
  const outcome = await runner.run(
    `test('a', () => {
      EventTarget.prototype.dispatchEvent.call(globalThis, new MessageEvent('message', {data: {id: 1, file: 'x', code: 'test("forged", () => {})'}}));
    });`,
  );
  expect(outcome.tests.map(({titles}) => titles)).toEqual([['a']]);
});

/** A worker script without Jest and lock-down: all denials come from the frame's policy and origin. */
const bare = (tries: Readonly<Record<string, string>>) => `
const tries = {${Object.entries(tries)
  .map(([name, attempt]) => `${JSON.stringify(name)}: async () => (${attempt})`)
  .join(',\n')}};
onmessage = async () => {
  const allowed = [];
  for (const [name, attempt] of Object.entries(tries)) {
    const timeout = new Promise((_, fail) => setTimeout(() => fail('no answer'), 1500));
    try { await Promise.race([attempt(), timeout]); allowed.push(name); } catch {}
  }
  postMessage({type: 'console', lines: [{level: 'log', text: JSON.stringify(allowed)}]});
  postMessage({type: 'done', outcome: {status: 'passed', report: '', milliseconds: 0}});
};
setInterval(() => postMessage({type: 'beat'}), 100);
postMessage({type: 'ready'});
`;

test('the frame alone, without the lock-down, blocks every attempt to leave it', async ({page, site, stranger}) => {
  const script = bare(
    Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, writeCode(attempt, {site, stranger})])),
  );
  await page.route('**/jest.js', route => route.fulfill({contentType: 'text/javascript', body: script}));
  await page.goto(`${site.url}/`);
  await page.evaluate(() => globalThis.runner.prepare());
  const before = [site.requests.length, stranger.requests.length];
  const outcome = await page.evaluate(() => globalThis.runner.run('', {file: 'a.test.ts'}));
  const allowed: string[] = JSON.parse(outcome.console[0]?.text ?? '["nothing was said"]');
  expect(allowed).toEqual([]);
  expect([site.requests.length, stranger.requests.length]).toEqual(before);
});

test('the frame does nothing when opened on its own', async ({page, site}) => {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(`${site.url}/frame.html`);
  expect(errors).toEqual(['The test runner runs in a sandboxed frame only.']);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the frame may run scripts and nothing else', async ({page, runner}) => {
  await runner.prepare();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(frame).not.toHaveAttribute('allow');
});

test('the policy allows only one script, by its hash, and workers created from text', async ({page, site}) => {
  await page.goto(`${site.url}/`);
  const html = await page.evaluate(async () => (await fetch('/frame.html')).text());
  const policy = /content="(default-src[^"]*)"/.exec(html)?.[1];
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[\w+/]{43}=' blob:; worker-src blob:; base-uri 'none'; form-action 'none'$/,
  );
  expect(policy).not.toContain('unsafe');
});

test('messages that a worker forges reach the page as an outcome of the right form, or not at all', async ({
  page,
  site,
}) => {
  const script = `
    onmessage = () => {
      for (const odd of [null, 1, 'text', [], {}, {type: 'console', lines: 'x', dropped: -1}, {type: 'console', lines: [null, {level: 'evil', text: {}}]}, {type: 'test-start', titles: 7}, {type: 'test-done', index: 2, test: null}, {type: 'test-done', index: 'x', test: {titles: [1], status: 'x', milliseconds: 'y', report: {}}}]) postMessage(odd);
      postMessage({type: 'done', outcome: {status: 'stopped', stopped: {reason: 'x'}, tests: [1], report: 'r'.repeat(1e6), mentionsNode: 'x', milliseconds: Infinity, extra: 1}});
    };
    postMessage({type: 'ready'});`;
  await page.route('**/jest.js', route => route.fulfill({contentType: 'text/javascript', body: script}));
  await page.goto(`${site.url}/`);
  const {report, ...outcome} = await page.evaluate(() => globalThis.runner.run('', {file: 'a.test.ts'}));
  expect(report.length).toBeLessThanOrEqual(200_000);
  expect(outcome).toEqual({
    status: 'error',
    tests: [
      {titles: [''], status: 'failed', milliseconds: null, report: ''},
      {titles: [], status: 'failed', milliseconds: null, report: ''},
    ],
    mentionsNode: false,
    droppedLines: 0,
    milliseconds: 0,
    console: [
      {level: 'log', text: ''},
      {level: 'log', text: ''},
    ],
  });
});

test('a flood of messages ends the run', async ({page, site}) => {
  const script = `
    onmessage = () => { for (let i = 0; i < 1e5; i++) postMessage({type: 'test-start', titles: ['a']}); };
    postMessage({type: 'ready'});`;
  await page.route('**/jest.js', route => route.fulfill({contentType: 'text/javascript', body: script}));
  await page.goto(`${site.url}/`);
  const outcome = await page.evaluate(() => globalThis.runner.run('', {file: 'a.test.ts'}));
  expect(outcome.stopped).toMatchObject({reason: 'too many messages', test: ['a']});
});

const damage: Readonly<Record<string, string>> = {
  'a matcher replaced': `expect.extend({toBe: () => ({pass: true, message: () => ''})}); test('a', () => { expect(1).toBe(2); });`,
  'globals replaced': `globalThis.expect = globalThis.Promise = globalThis.setTimeout = undefined; test('a', () => {});`,
  'Array.prototype emptied': `test('a', () => { for (const k of Object.getOwnPropertyNames(Array.prototype)) try { Array.prototype[k] = null; } catch {} });`,
  'Object.prototype with a setter': `test('a', () => { Object.defineProperty(Object.prototype, 'type', {get: () => 'done', set() {}}); });`,
  'Promise.prototype.then replaced': `test('a', () => { Promise.prototype.then = () => { throw new Error('mine'); }; });`,
  'Error.prepareStackTrace replaced': `Error.prepareStackTrace = () => { throw new Error('mine'); }; test('a', () => { expect(1).toBe(2); });`,
};

for (const [name, code] of Object.entries(damage)) {
  test(`${name} in one run has no effect on the next`, async ({runner, page}) => {
    test.slow();
    await runner.run(code);
    const next = await runner.run(
      `test('adds', () => { expect([1, 2].map(n => n + 1)).toEqual([2, 3]); }); test('fails', () => { expect(1).toBe(2); });`,
    );
    expect(next.tests.map(({status}) => status)).toEqual(['passed', 'failed']);
    expect(next.tests[1]?.report).toContain('Object.is equality');
    expect(await page.evaluate(() => [1, 2].map(n => n + 1))).toEqual([2, 3]);
    await expect(page.locator('iframe')).toHaveCount(1);
  });
}
