import type {Page} from '@playwright/test';
import {asksServer, attempts, codeOf, lockedDown, type Attempt} from './attempts';
import {expect, test} from './harness';

/*
 * The same attempts as in isolation.spec.ts, where nothing protects: on a page without a policy, and in a worker of it.
 * There each succeeds and is counted, so that a denial in the runner is the runner's doing and not that of a mistake in
 * the attempt, a feature that this browser lacks, or a server that does not count.
 */

const NO_ANSWER_MS = 3_000;

/** Settles an expression, in a worker or a page: `allowed`, or why not. */
const settling = (code: string) => `Promise.race([
  (async () => (${code}))().then(() => 'allowed'),
  new Promise(done => setTimeout(done, ${NO_ANSWER_MS}, 'no answer')),
]).catch(String)`;

/** Tries it in a worker without any protection. */
const inWorker = (page: Page, code: string): Promise<string> =>
  page.evaluate(
    script =>
      new Promise<string>(done => {
        const worker = new Worker(URL.createObjectURL(new Blob([script])));
        const told = new BroadcastChannel('told');
        told.onmessage = ({data}) => {
          worker.terminate();
          told.close();
          done(String(data));
        };
      }),
    // Told over a channel of its own, so that an attempt at postMessage or close is not what tells.
    `const told = new BroadcastChannel('told'); ${settling(code)}.then(said => told.postMessage(said));`,
  );

/** Tries it on the page itself. */
const inPage = (page: Page, code: string): Promise<string> =>
  page.evaluate(script => (0, eval)(script) as Promise<string>, settling(code));

/** Those that can succeed somewhere, with where. */
const controls = Object.entries({...attempts, ...lockedDown}).flatMap(([name, attempt]) =>
  typeof attempt.control === 'object' ? [] : [{name, attempt, where: attempt.control ?? 'worker'}],
);

const ways: Readonly<Record<'worker' | 'page', typeof inPage>> = {worker: inWorker, page: inPage};

test.describe('without protection', () => {
  for (const {name, attempt, where} of controls) {
    test(`a ${where} is allowed ${name}`, async ({page, site, stranger}) => {
      await page.goto(`${site.url}/bare`);
      // A page with an opener.
      const opened = page.waitForEvent('popup');
      await page.evaluate(() => void window.open('/bare'));
      const popup = await opened;
      await popup.waitForLoadState();
      const counted = () => site.requests.length + stranger.requests.length;
      const before = counted();
      expect(await ways[where](popup, codeOf(attempt, {site, stranger}))).toBe('allowed');
      if (asksServer(attempt)) await expect.poll(counted).toBeGreaterThan(before);
    });
  }
});

test('what succeeds nowhere says why, and is little', () => {
  const never = Object.values<Attempt>(attempts).filter(({control}) => typeof control === 'object');
  expect(never.length).toBeLessThanOrEqual(4);
});
