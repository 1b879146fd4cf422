import type {Frame} from '@playwright/test';
import {expect, test} from '../src/testing';

/*
 * Readers' code runs only in workers, never in the frame. These tests run code in the frame anyway and try to reach a
 * server. `where` is the server's URL.
 */
const waysOut: Readonly<Record<string, (where: string) => unknown>> = {
  'its own URL': where => {
    window.location.href = where;
  },
  'the URL of the page': where => {
    if (window.top) window.top.location.href = where;
  },
  'a new window': where => window.open(where),
  'the window of its parent, by name': where => window.open(where, '_parent'),
  'a form': where => {
    const form = Object.assign(document.createElement('form'), {action: where});
    document.body.append(form);
    form.submit();
  },
  'a form for the page': where => {
    const form = Object.assign(document.createElement('form'), {action: where, target: '_top', method: 'post'});
    document.body.append(form);
    form.submit();
  },
  'a link': where => {
    const link = Object.assign(document.createElement('a'), {href: where});
    document.body.append(link);
    link.click();
  },
  'a link for the page': where => {
    const link = Object.assign(document.createElement('a'), {href: where, target: '_top'});
    document.body.append(link);
    link.click();
  },
  'a link for a new window': where => {
    const link = Object.assign(document.createElement('a'), {href: where, target: '_blank'});
    document.body.append(link);
    link.click();
  },
  'a refresh': where => {
    const meta = Object.assign(document.createElement('meta'), {httpEquiv: 'refresh', content: `0;url=${where}`});
    document.head.append(meta);
  },
  'a frame': where => {
    document.body.append(Object.assign(document.createElement('iframe'), {src: where}));
  },
  'an image': where => {
    document.body.append(Object.assign(document.createElement('img'), {src: where}));
  },
  'a script': where => {
    document.head.append(Object.assign(document.createElement('script'), {src: where}));
  },
  'a style sheet': where => {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href: where}));
  },
  'a hint to connect': where => {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: where}));
  },
  'a sound': where => new Audio(where).play().catch(() => undefined),
  'a request': where => fetch(where, {mode: 'no-cors'}).catch(() => undefined),
  'a beacon': where => navigator.sendBeacon(where),
};

/** After these attempts the frame shows an error page instead of the runner, and the page removes it. */
const leavesFrame = new Set(['its own URL', 'a link', 'a refresh']);

/** These attempts replace the page, where nothing prevents them. */
const leavesPage = new Set([
  'the URL of the page',
  'the window of its parent, by name',
  'a form for the page',
  'a link for the page',
]);

/** Makes one attempt. A frame that navigates or throws returns nothing. */
const go = (frame: Frame, name: string, url: string): Promise<unknown> =>
  frame
    .evaluate(
      ([way, where]) => {
        if (!document.body) document.documentElement.append(document.createElement('body'));
        void (0, eval)(`(${way})`)(where);
      },
      [String(waysOut[name]), url] as const,
    )
    .catch(() => undefined);

for (const name of Object.keys(waysOut)) {
  test(`${name} succeeds in a frame without protection`, async ({page, site, stranger}) => {
    await page.goto(`${site.url}/bare`);
    await page.evaluate(
      () =>
        new Promise(loaded => {
          const frame = Object.assign(document.createElement('iframe'), {src: '/bare', onload: loaded});
          document.body.append(frame);
        }),
    );
    const frame = page.frames()[1];
    if (!frame) throw new Error('no frame');
    const before = stranger.requests.length;
    await go(frame, name, `${stranger.url}/x`);
    await expect.poll(() => stranger.requests.length).toBeGreaterThan(before);
    // A navigation under way would end the one that prepares the page for the next test.
    if (leavesPage.has(name)) await page.waitForURL(`${stranger.url}/**`);
  });

  test(`${name} fails in the runner's frame, and the next run passes`, async ({page, runner, site, stranger}) => {
    await runner.prepare();
    const frame = page.frames()[1];
    if (!frame) throw new Error('no frame');
    const before = stranger.requests.length;
    await go(frame, name, `${stranger.url}/x`);
    if (leavesFrame.has(name)) await expect(page.locator('iframe')).toHaveCount(0);
    // Requests of the page are allowed. When this one is answered and a test has run, any earlier request has arrived.
    await page.evaluate(url => fetch(url), `${stranger.url}/secret`);
    expect(page.url()).toBe(`${site.url}/`);
    expect(page.context().pages()).toHaveLength(1);
    const outcome = await runner.run(`test('a', () => {});`);
    expect(outcome.status).toBe('passed');
    expect(stranger.requests.slice(before)).toEqual(['GET /secret']);
  });
}
