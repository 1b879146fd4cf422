import type {Page} from '@playwright/test';
import {expect, test, type Runner} from '../src/testing';

/*
 * Runs whose frame's process crashes. The page survives, but Playwright treats the crash as the page's and stops
 * responding, so these tests use Chromium's DevTools protocol.
 */

/** @returns functions that evaluate an expression in a page, and end the process of its frame */
async function control(page: Page, runner: Runner) {
  await runner.prepare();
  const session = await page.context().newCDPSession(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('the page has no browser of its own');
  return {
    async evaluate(expression: string): Promise<unknown> {
      const parameters = {expression, awaitPromise: true, returnByValue: true};
      const {result, exceptionDetails} = await session.send('Runtime.evaluate', parameters);
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async crashFrame(): Promise<void> {
      const {targetInfos} = await browser.send('Target.getTargets');
      const frame = targetInfos.find(({type}) => type === 'iframe');
      if (!frame) throw new Error('the frame has no process of its own');
      const crashed = new Promise(resolve => browser.once('Target.targetCrashed', resolve));
      await browser.send('Target.setDiscoverTargets', {discover: true});
      const {sessionId} = await browser.send('Target.attachToTarget', {targetId: frame.targetId, flatten: false});
      const message = JSON.stringify({id: 1, method: 'Page.crash'});
      await browser.send('Target.sendMessageToTarget', {sessionId, message});
      await crashed;
    },
  };
}

const RUN_NEXT = `runner.run("test('fine', () => {});", {file: 'b.test.ts'})`;

for (const [how, end, stopped] of [
  [
    'ends by itself',
    '',
    {reason: 'gone', test: null, sentence: 'Stopped: the test runner does not respond. It may be out of memory.'},
  ],
  ['can be stopped', 'reader.abort();', {reason: 'by reader', test: null, sentence: 'Stopped.'}],
] as const) {
  test(`a run whose frame crashes ${how} and keeps its output, and the next one gets a new frame`, async ({
    page,
    runner,
  }) => {
    const {evaluate, crashFrame} = await control(page, runner);
    await evaluate(`globalThis.reader = new AbortController();
      new Promise(printed => {
        const code = "test('waits', async () => { console.log('waiting'); await new Promise(() => {}); });";
        globalThis.ended = runner.run(code, {file: 'a.test.ts', signal: reader.signal, onConsole: () => printed()});
      })`);
    await crashFrame();
    const outcome = await evaluate(`${end} ended`);
    expect(outcome).toMatchObject({status: 'stopped', stopped, tests: [], console: [{level: 'log', text: 'waiting'}]});
    expect(await evaluate(RUN_NEXT)).toMatchObject({status: 'passed'});
    expect(await evaluate('document.querySelectorAll("iframe").length')).toBe(1);
  });
}

test('filling memory ends the run, and the next one passes', async ({page, runner}) => {
  const {evaluate} = await control(page, runner);
  // The speed of the machine decides which limit applies first: memory, two seconds without an answer, or the time of a
  // run. Other tests reach each of them alone.
  const code = `test('grows', async () => { const all = []; for (;;) all.push(new Array(2e7).fill(0)); }, 60_000);`;
  const run = `runner.run(${JSON.stringify(code)}, {file: 'a.test.ts'})`;
  expect(await evaluate(run)).toMatchObject({status: 'stopped'});
  expect(await evaluate(RUN_NEXT)).toMatchObject({status: 'passed'});
});
