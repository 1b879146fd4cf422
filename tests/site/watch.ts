import type {Page} from '@playwright/test';

/** What a page said and asked for. All lists grow while the page lives. */
export interface Watch {
  /** Everything on the console and every uncaught error. */
  readonly output: readonly string[];
  /** Requests that failed or were answered with 400 or more. */
  readonly failed: readonly string[];
  /** Requests that left the site's own origin. */
  readonly foreign: readonly string[];
}

/**
 * Listens to a page from now on.
 * @param page before its first load, so that nothing is missed
 */
export function watch(page: Page): Watch {
  const output: string[] = [];
  const failed: string[] = [];
  const foreign: string[] = [];
  page.on('console', message => output.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', error => output.push(`uncaught: ${error.message}`));
  page.on('requestfailed', request => {
    // A page that is left drops the requests that it still waits for; that is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      failed.push(`${request.url()} ${request.failure()?.errorText}`);
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
