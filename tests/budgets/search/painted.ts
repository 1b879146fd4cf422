import type {CDPSession, Page} from '@playwright/test';
import {input, openModal} from '../../site/search';
import {hydrated} from '../../site/test';
import {runWithSite} from '../measure';
import {getPath} from './queries';

const PORT = 4340;
const GIVE_UP_MS = 10_000;

/** The number of hits to compare: more than fit in the modal at once. */
const COMPARED = 10;

/** The time from a key to its results, in milliseconds. */
interface PaintTime {
  /** The elapsed time. Results are painted with a frame, every 17 ms. */
  readonly passed: number;
  /** The processor time of the page's thread, which does not depend on other processes. */
  readonly busy: number;
}

/**
 * Types queries into the modal of the built site, key by key, and measures the time from each key until its results are
 * painted: from the time stamp of the keydown event, which includes the wait for a busy page, to the first frame after the
 * document has the expected hits. A key that does not change the hits is not measured. The index is loaded before the
 * first key.
 * @param folder the built site
 * @param getHits the paths of a query's hits, in the order of the modal
 * @throws {Error} if the modal does not show the expected hits
 */
export function measurePainted(
  folder: string,
  queries: readonly string[],
  getHits: (query: string) => readonly string[],
): Promise<PaintTime[]> {
  return runWithSite(folder, PORT, async (browser, baseURL) => {
    const page = await browser.newPage({baseURL});
    await page.goto('/docs/getting-started/install');
    await hydrated(page);
    await openModal(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    const taken: PaintTime[] = [];
    // The first query is a warm-up.
    for (const [index, query] of [queries[0] ?? '', ...queries].entries()) {
      const times = await typeQuery(page, session, query, getHits);
      if (index > 0) taken.push(...times);
    }
    return taken;
  });
}

/** The processor time of the page's thread so far, in milliseconds. */
async function measureProcessorTime(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Types a query and returns the times of each key that changes the hits. */
async function typeQuery(
  page: Page,
  session: CDPSession,
  query: string,
  getHits: (query: string) => readonly string[],
): Promise<PaintTime[]> {
  await input(page).fill('');
  await page.locator('.DocSearch-Hit, .DocSearch-NoResults').first().waitFor({state: 'detached'});
  const taken: PaintTime[] = [];
  let before = '';
  for (let length = 1; length <= query.length; length++) {
    const hits = getHits(query.slice(0, length)).map(getPath).slice(0, COMPARED);
    const isNew = hits.join() !== before;
    before = hits.join();
    const watch = isNew ? await page.evaluateHandle(watchPaints, {hits, limit: GIVE_UP_MS}) : undefined;
    const start = await measureProcessorTime(session);
    await page.keyboard.type(query.charAt(length - 1));
    const passed = await watch?.evaluate(({drawn}) => drawn);
    if (passed === null) throw new Error(`The modal does not show the hits of "${query.slice(0, length)}".`);
    if (passed !== undefined) taken.push({passed, busy: (await measureProcessorTime(session)) - start});
  }
  return taken;
}

/**
 * Runs in the page and returns the time from the next key until these hits are painted, or `null` if they never are. Its
 * functions have no names, because the compiler wraps named ones in a helper that the page does not have.
 */
function watchPaints({hits, limit}: {hits: readonly string[]; limit: number}) {
  return {
    drawn: new Promise<number | null>(resolve => {
      let start = 0;
      document.addEventListener('keydown', event => (start = event.timeStamp), {capture: true, once: true});
      const observer = new MutationObserver(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')].slice(0, hits.length);
        const shown = links.map(link => link.href.replace(location.origin, '').replace(/(.)\/(?=#|$)/, '$1')).join();
        const isNone = document.querySelector('.DocSearch-NoResults') !== null;
        if (start === 0 || shown !== hits.join() || isNone !== (hits.length === 0)) return;
        observer.disconnect();
        // A task that is posted in an animation frame runs after the frame is painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
      setTimeout(() => resolve(null), limit);
    }),
  };
}
