import type {Page} from '@playwright/test';

/** The output and the requests of a page. All lists grow until the page is closed. */
export interface Watch {
  /** All console output and uncaught errors. */
  readonly output: readonly string[];
  /** Requests that failed or had a status of 400 or higher. */
  readonly failed: readonly string[];
  /** Requests to other origins. */
  readonly foreign: readonly string[];
}

/**
 * Records the output and the requests of a page.
 * @param page a page before its first load, so that nothing is missed
 */
export function watch(page: Page): Watch {
  const output: string[] = [];
  const failed: string[] = [];
  const foreign: string[] = [];
  page.on('console', message => output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => output.push(`uncaught: ${error.message}`));
  page.on('requestfailed', request => {
    // Navigation aborts the pending requests of a page. That is not a failure.
    const reason = request.failure()?.errorText ?? '';
    if (!/ABORTED$/.test(reason)) failed.push(`${request.url()} ${reason}`);
  });
  page.on('response', response => {
    if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
  });
  page.on('request', request => {
    const {origin, protocol} = new URL(request.url());
    const own = origin === new URL(page.url()).origin || page.url() === 'about:blank';
    if (protocol.startsWith('http') && !own) foreign.push(request.url());
  });
  return {output, failed, foreign};
}
