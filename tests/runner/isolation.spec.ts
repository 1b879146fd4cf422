import {expect, test} from './harness';

/** What a test might try, as an expression that gives a promise, a value, or throws. `STRANGER` is another server. */
const attempts: Readonly<Record<string, string>> = {
  'fetch of the site': `fetch('SITE/secret')`,
  'fetch of a stranger': `fetch('STRANGER/x')`,
  'fetch without cors': `fetch('STRANGER/x', {mode: 'no-cors'})`,
  'fetch by the prototype': `Object.getPrototypeOf(Object.getPrototypeOf(globalThis)).fetch.call(globalThis, 'STRANGER/x')`,
  XMLHttpRequest: `new Promise((done, fail) => { const r = new XMLHttpRequest(); r.onload = done; r.onerror = fail; r.open('GET', 'STRANGER/x'); r.send(); })`,
  'XMLHttpRequest that blocks': `(() => { const r = new XMLHttpRequest(); r.open('GET', 'STRANGER/x', false); r.send(); return r.status; })()`,
  WebSocket: `new Promise((done, fail) => { const s = new WebSocket('STRANGER/x'.replace('http', 'ws')); s.onopen = done; s.onerror = fail; })`,
  WebSocketStream: `new WebSocketStream('STRANGER/x'.replace('http', 'ws')).opened`,
  EventSource: `new Promise((done, fail) => { const s = new EventSource('STRANGER/x'); s.onopen = done; s.onerror = fail; })`,
  WebTransport: `new WebTransport('STRANGER/x'.replace('http:', 'https:')).ready`,
  RTCPeerConnection: `new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1'}]})`,
  'a beacon': `navigator.sendBeacon('STRANGER/x') || Promise.reject('refused')`,
  'importScripts of a stranger': `importScripts('STRANGER/x')`,
  'importScripts of data': `importScripts('data:text/javascript,0')`,
  'import of a stranger': `import('STRANGER/x')`,
  'import of data': `import('data:text/javascript,export default 1')`,
  'a worker of a stranger': `new Promise((done, fail) => { const w = new Worker('STRANGER/x'); w.onmessage = done; w.onerror = fail; })`,
  'a worker of data': `new Promise((done, fail) => { const w = new Worker('data:text/javascript,postMessage(1)'); w.onmessage = done; w.onerror = fail; })`,
  'a shared worker': `new SharedWorker('STRANGER/x')`,
  eval: `(0, eval)('1 + 1')`,
  'new Function': `new Function('return 1')()`,
  'the constructor of a function': `(() => 0).constructor('return 1')()`,
  'the constructor of an async function': `(async () => 0).constructor('return 1')()`,
  'a timer of text': `new Promise((done, fail) => { globalThis.timed = done; setTimeout('globalThis.timed()', 1); setTimeout(() => fail('nothing came'), 200); })`,
  WebAssembly: `WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))`,
  localStorage: `localStorage.setItem('a', '1')`,
  sessionStorage: `sessionStorage.setItem('a', '1')`,
  'document.cookie': `(document.cookie = 'a=1')`,
  cookieStore: `cookieStore.set('a', '1')`,
  indexedDB: `new Promise((done, fail) => { const r = indexedDB.open('a'); r.onsuccess = done; r.onerror = fail; })`,
  'indexedDB.databases': `indexedDB.databases()`,
  caches: `caches.open('a')`,
  'the private file system': `navigator.storage.getDirectory()`,
  'the storage manager': `navigator.storage.persist()`,
  locks: `navigator.locks.request('a', () => 1)`,
  'a service worker': `navigator.serviceWorker.register('SITE/x')`,
  parent: `parent.document.title`,
  top: `top.location.href`,
  opener: `opener.document`,
  'a change of address': `(() => { 'use strict'; location.href = 'STRANGER/x'; })()`,
};

/** What only the worker's lock-down keeps away: harmless to the site, but a way to meddle with the run. */
const lockedDown: Readonly<Record<string, string>> = {
  postMessage: `postMessage({type: 'done', outcome: {status: 'passed', tests: [], report: 'forged'}})`,
  'postMessage of self': `self.postMessage({type: 'done'})`,
  close: `close()`,
  addEventListener: `addEventListener('message', () => {})`,
  importScripts: `importScripts`,
  'the address of the script': `location.href`,
  'a worker of own text': `new Worker(URL.createObjectURL(new Blob(['0'])))`,
  BroadcastChannel: `new BroadcastChannel('a').postMessage('hello')`,
  Notification: `new Notification('a')`,
  navigator: `navigator.userAgent`,
};

const asked = (attempt: string, servers: {site: string; stranger: string}) =>
  attempt.replaceAll('STRANGER', servers.stranger).replaceAll('SITE', servers.site);

test.describe('a test in the runner', () => {
  for (const [name, attempt] of Object.entries({...attempts, ...lockedDown})) {
    test(`is denied ${name}`, async ({runner, site, stranger}) => {
      await runner.prepare();
      const before = [site.requests.length, stranger.requests.length];
      const code = asked(attempt, {site: site.url, stranger: stranger.url});
      const outcome = await runner.run(
        `test('try', async () => { let got; try { got = await (${code}); } catch (e) { console.log('denied'); return; } console.log('allowed', typeof got); });`,
      );
      // A forged message would have made an outcome of its own.
      expect(outcome.status).toBe('passed');
      expect(outcome.console.map(({text}) => text)).toEqual(['denied']);
      expect([site.requests.length, stranger.requests.length]).toEqual(before);
    });
  }

  test('cannot be reached by a message that it makes up', async ({runner}) => {
    const outcome = await runner.run(
      `test('a', () => {
        EventTarget.prototype.dispatchEvent.call(globalThis, new MessageEvent('message', {data: {id: 1, file: 'x', code: 'test("forged", () => {})'}}));
      });`,
    );
    expect(outcome.tests.map(({titles}) => titles)).toEqual([['a']]);
  });
});

/** A worker script without Jest and without lock-down: what it is denied, the frame's policy and origin deny. */
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
  postMessage({type: 'done', outcome: {status: 'passed', tests: [], report: '', droppedLines: 0, milliseconds: 0}});
};
setInterval(() => postMessage({type: 'beat'}), 100);
postMessage({type: 'ready'});
`;

test('the frame alone, without the lock-down, denies all that leaves it', async ({page, site, stranger}) => {
  const servers = {site: site.url, stranger: stranger.url};
  const script = bare(
    Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, asked(attempt, servers)])),
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

test('the frame opened by itself does nothing', async ({page, site}) => {
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

test('the policy allows one script by its hash and workers of text, no more', async ({page, site}) => {
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
      for (const odd of [null, 1, 'text', [], {}, {type: 'console', lines: 'x'}, {type: 'console', lines: [null, {level: 'evil', text: {}}]}, {type: 'test-start', titles: 7}]) postMessage(odd);
      postMessage({type: 'done', outcome: {status: 'stopped', stopped: {reason: 'x'}, tests: [null, {titles: [1], status: 'x', milliseconds: 'y', report: {}}], report: 'r'.repeat(1e6), droppedLines: -1, milliseconds: Infinity, extra: 1}});
    };
    postMessage({type: 'ready'});`;
  await page.route('**/jest.js', route => route.fulfill({contentType: 'text/javascript', body: script}));
  await page.goto(`${site.url}/`);
  const {report, ...outcome} = await page.evaluate(() => globalThis.runner.run('', {file: 'a.test.ts'}));
  expect(report.length).toBeLessThanOrEqual(200_000);
  expect(outcome).toEqual({
    status: 'error',
    tests: [
      {titles: [], status: 'failed', milliseconds: null, report: ''},
      {titles: [''], status: 'failed', milliseconds: null, report: ''},
    ],
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
  expect(outcome.stopped).toEqual({reason: 'too many messages', test: ['a']});
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
  test(`${name} in one run is gone in the next`, async ({runner, page}) => {
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
