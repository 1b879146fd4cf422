import {spawn} from 'node:child_process';
import {chromium, type CDPSession, type Page} from '@playwright/test';
import {browserFlags, findBrowser} from '../../site/browser';
import {machine} from '../../site/machine';
import {input, openModal} from '../../site/search';
import {hydrated} from '../../site/test';
import {addressOf} from './queries';

const PORT = 4340;
const HOME = `http://localhost:${PORT}`;
const GIVE_UP_MS = 10_000;

/** So many hits from the top are compared: more than fit in the modal at once. */
const COMPARED = 10;

/** What a key took until its results were drawn, in milliseconds. */
interface Painted {
  /** As a clock tells it. Results are drawn with a frame, of which a screen shows one every 17 ms. */
  readonly passed: number;
  /** The processor's time of the page's thread, which a busy machine does not lengthen. */
  readonly busy: number;
}

/**
 * Types queries into the modal of the built site, key by key, and takes the time from each key to the picture of its
 * results: from the keydown event's own time stamp, which counts the wait for a busy page too, until the frame is drawn
 * that follows the moment at which the document has the hits of what was typed. Which these are, the engine tells
 * beforehand; keys that change none of them are typed and not counted. The index is there before the first key.
 * @param folder the built site
 * @param hitsOf the addresses of a query's hits, in the order in which the modal shows them
 * @throws {Error} when the modal does not come to show what it should
 */
export async function painted(
  folder: string,
  queries: readonly string[],
  hitsOf: (query: string) => readonly string[],
): Promise<Painted[]> {
  const server = spawn('npx', ['docusaurus', 'serve', '--no-open', '--port', `${PORT}`, '--dir', folder], {
    stdio: 'ignore',
    // A group of its own, so that it ends with all that it started.
    detached: true,
  });
  const browser = await chromium.launch({executablePath: await findBrowser(machine), args: browserFlags(machine)});
  try {
    while (!(await fetch(HOME).catch(() => undefined))) await new Promise(again => setTimeout(again, 100));
    const page = await browser.newPage({baseURL: HOME});
    await page.goto('/docs/getting-started/install');
    await hydrated(page);
    await openModal(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    const taken: Painted[] = [];
    // The first query warms the page up.
    for (const [at, query] of [queries[0] ?? '', ...queries].entries()) {
      const times = await typed(page, session, query, hitsOf);
      if (at > 0) taken.push(...times);
    }
    return taken;
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** The processor's time that the page's thread has taken so far, in milliseconds. */
async function processorTime(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Types a query, and gives the times of each key that changes the hits. */
async function typed(
  page: Page,
  session: CDPSession,
  query: string,
  hitsOf: (query: string) => readonly string[],
): Promise<Painted[]> {
  await input(page).fill('');
  await page.locator('.DocSearch-Hit, .DocSearch-NoResults').first().waitFor({state: 'detached'});
  const taken: Painted[] = [];
  let before = '';
  for (let length = 1; length <= query.length; length++) {
    const hits = hitsOf(query.slice(0, length)).map(addressOf).slice(0, COMPARED);
    const isNew = hits.join() !== before;
    before = hits.join();
    const watch = isNew ? await page.evaluateHandle(watching, {hits, limit: GIVE_UP_MS, home: HOME}) : undefined;
    const start = await processorTime(session);
    await page.keyboard.type(query.charAt(length - 1));
    const passed = await watch?.evaluate(({drawn}) => drawn);
    if (passed === null) throw new Error(`The modal does not show the hits of "${query.slice(0, length)}".`);
    if (passed !== undefined) taken.push({passed, busy: (await processorTime(session)) - start});
  }
  return taken;
}

/**
 * Runs in the page: gives the time from the next key to the picture of these hits, `null` when they do not come. Its
 * functions have no names, because what compiles it marks those with a helper that the page does not have.
 */
function watching({hits, limit, home}: {hits: readonly string[]; limit: number; home: string}) {
  return {
    drawn: new Promise<number | null>(resolve => {
      let start = 0;
      document.addEventListener('keydown', event => (start = event.timeStamp), {capture: true, once: true});
      const observer = new MutationObserver(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('.DocSearch-Hit a')].slice(0, hits.length);
        const shown = links.map(link => link.href.replace(home, '').replace(/(.)\/(?=#|$)/, '$1')).join();
        const isNone = document.querySelector('.DocSearch-NoResults') !== null;
        if (start === 0 || shown !== hits.join() || isNone !== (hits.length === 0)) return;
        observer.disconnect();
        // A task that is posted from within a frame runs when the frame is drawn.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
      setTimeout(() => resolve(null), limit);
    }),
  };
}
