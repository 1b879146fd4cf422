import type {CDPSession, Page} from '@playwright/test';
import type {RunOutcome} from '../src/protocol';
import {expect, test} from '../src/testing';

/*
 * A run whose frame's process crashes. The page survives, but Playwright treats the crash as the page's and stops
 * responding, so these tests use Chromium's DevTools protocol.
 */

const WAITS = `test('waits', async () => { console.log('waiting'); await new Promise(() => {}); });`;

/** A page that still responds after a crash of its frame. */
class Answering {
  private constructor(
    private readonly page: CDPSession,
    private readonly browser: CDPSession,
  ) {}

  static async of(page: Page): Promise<Answering> {
    const browser = page.context().browser();
    if (!browser) throw new Error('the page has no browser of its own');
    return new Answering(await page.context().newCDPSession(page), await browser.newBrowserCDPSession());
  }

  /**
   * @param expression JavaScript for the page, with a result that JSON can represent
   * @returns the awaited result
   * @throws {Error} if the expression throws
   */
  async value<T>(expression: string): Promise<T> {
    const {result, exceptionDetails} = await this.page.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as T;
  }

  run(code: string): Promise<RunOutcome> {
    return this.value(`runner.run(${JSON.stringify(code)}, {file: 'example.test.ts'})`);
  }

  /** Ends the process of the page's frame. */
  async crashFrame(): Promise<void> {
    const {targetInfos} = await this.browser.send('Target.getTargets');
    const frames = targetInfos.filter(({type}) => type === 'iframe');
    expect(frames).toHaveLength(1);
    for (const {targetId} of frames) {
      const crashed = new Promise(resolve => this.browser.once('Target.targetCrashed', resolve));
      await this.browser.send('Target.setDiscoverTargets', {discover: true});
      const {sessionId} = await this.browser.send('Target.attachToTarget', {targetId, flatten: false});
      const message = JSON.stringify({id: 1, method: 'Page.crash'});
      await this.browser.send('Target.sendMessageToTarget', {sessionId, message});
      await crashed;
    }
  }
}

test('a run ends if its frame crashes, and the next one gets a new frame', async ({page, runner}) => {
  await runner.prepare();
  const answering = await Answering.of(page);
  await answering.value(`void (globalThis.lines = [], globalThis.left = runner.run(${JSON.stringify(WAITS)}, {
    file: 'example.test.ts',
    onConsole: lines => globalThis.lines.push(...lines),
  }))`);
  await expect.poll(() => answering.value('globalThis.lines.length')).toBe(1);
  await answering.crashFrame();
  const outcome = await answering.value<RunOutcome>('globalThis.left');

  expect(outcome).toMatchObject({status: 'stopped', stopped: {reason: 'gone', test: null}, tests: []});
  expect(outcome.stopped?.sentence).toBe(
    'Stopped: the test runner did not respond for two seconds. It may be out of memory.',
  );
  expect(outcome.console).toEqual([{level: 'log', text: 'waiting'}]);
  expect((await answering.run(`test('fine', () => {});`)).status).toBe('passed');
  expect(await answering.value('document.querySelectorAll("iframe").length')).toBe(1);
});

test('a run whose frame has crashed can be stopped, and keeps its output', async ({page, runner}) => {
  await runner.prepare();
  const answering = await Answering.of(page);
  await answering.value(`void (globalThis.lines = [], globalThis.reader = new AbortController(), globalThis.left = runner.run(${JSON.stringify(WAITS)}, {
    file: 'example.test.ts',
    signal: globalThis.reader.signal,
    onConsole: lines => globalThis.lines.push(...lines),
  }))`);
  await expect.poll(() => answering.value('globalThis.lines.length')).toBe(1);
  await answering.crashFrame();
  const outcome = await answering.value<RunOutcome>('(globalThis.reader.abort(), globalThis.left)');

  expect(outcome.stopped).toEqual({reason: 'by reader', test: null, sentence: 'Stopped.'});
  expect(outcome.console).toEqual([{level: 'log', text: 'waiting'}]);
});

test('reopens a frame that crashed between two runs', async ({page, runner}) => {
  await runner.prepare();
  const answering = await Answering.of(page);
  expect((await answering.run(`test('fine', () => {});`)).status).toBe('passed');
  await answering.crashFrame();
  expect((await answering.run(`test('fine', () => {});`)).status).toBe('passed');
});

test('if two runs find that the frame has crashed, the newer one wins', async ({page, runner}) => {
  await runner.prepare();
  const answering = await Answering.of(page);
  await answering.crashFrame();
  const [first, second] = await answering.value<RunOutcome[]>(`Promise.all([
    runner.run(${JSON.stringify(WAITS)}, {file: 'a.test.ts'}),
    runner.run("test('fine', () => {});", {file: 'b.test.ts'}),
  ])`);
  expect(first?.stopped).toMatchObject({reason: 'replaced', test: null});
  expect(second?.status).toBe('passed');
});

test('keeps a frame that responds', async ({page, runner}) => {
  await runner.prepare();
  await page.evaluate(() => document.querySelector('iframe')?.setAttribute('data-first', ''));
  // The first run and the last are longer than the page waits for an answer; the others end before that.
  for (const milliseconds of [3_000, 0, 0, 0, 3_000]) {
    const outcome = await runner.run(`test('fine', () => new Promise(done => setTimeout(done, ${milliseconds})));`);
    expect(outcome.status).toBe('passed');
  }
  await expect(page.locator('iframe[data-first]')).toHaveCount(1);
});

test('a page that is busy for seconds does not lose its frame', async ({page, runner}) => {
  await runner.prepare();
  const outcome = await page.evaluate(async () => {
    document.querySelector('iframe')?.setAttribute('data-first', '');
    const running = globalThis.runner.run(`test('fine', () => new Promise(done => setTimeout(done, 3_500)));`, {
      file: 'a.test.ts',
    });
    setTimeout(() => {
      const until = performance.now() + 3_000;
      while (performance.now() < until);
    }, 100);
    return running;
  });
  expect(outcome.status).toBe('passed');
  await expect(page.locator('iframe[data-first]')).toHaveCount(1);
});

for (const [name, pause] of [
  ['at once', ''],
  ['while the worker still answers', 'await new Promise(done => setTimeout(done));'],
] as const) {
  test(`filling memory ${name} ends the run, and the next one passes`, async ({page, runner}) => {
    await runner.prepare();
    const answering = await Answering.of(page);
    // The speed of the machine decides which limit applies first: memory, two seconds without an answer, or the time of
    // a run. Other tests reach each of them alone.
    const outcome = await answering.run(`test('grows', async () => {
      const all = [];
      for (;;) {
        all.push(new Array(2e7).fill(0));
        ${pause}
      }
    }, 60_000);`);
    expect(outcome.status).toBe('stopped');
    expect((await answering.run(`test('fine', () => {});`)).status).toBe('passed');
  });
}
