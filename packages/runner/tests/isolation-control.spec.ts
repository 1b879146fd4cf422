import type {Page} from '@playwright/test';
import {asksServer, attempts, writeCode, lockedDown, type Attempt} from './attempts';
import {expect, test} from '../src/testing';

/*
 * The attempts of isolation.spec.ts without protection: on a page without a policy, and in a worker of that page. Each
 * must succeed and be counted, which proves that denials in the runner are not due to a mistake in the attempt, a
 * missing browser feature or a server that does not count.
 */

/** Settles an expression in a worker or a page: `allowed`, or the reason. */
const writeSettling = (code: string) => `(async () => (${code}))().then(() => 'allowed', String)`;

/** Tries it in a worker without protection. */
const inWorker = (page: Page, code: string): Promise<string> =>
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

/** Tries it on the page itself. */
const inPage = (page: Page, code: string): Promise<string> =>
  page.evaluate(script => (0, eval)(script) as Promise<string>, writeSettling(code));

/** The attempts that can succeed somewhere, with the place. */
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
      const countRequests = () => site.requests.length + stranger.requests.length;
      const before = countRequests();
      expect(await ways[where](popup, writeCode(attempt, {site, stranger}))).toBe('allowed');
      if (asksServer(attempt)) await expect.poll(countRequests).toBeGreaterThan(before);
    });
  }
});

test('attempts that succeed nowhere give a reason, and are few', () => {
  const never = Object.values<Attempt>(attempts).filter(({control}) => typeof control === 'object');
  expect(never.length).toBeLessThanOrEqual(4);
});
