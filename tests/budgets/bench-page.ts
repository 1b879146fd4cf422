import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../site/browser';
import {KINDS, Requested, sum} from './bytes';
import {gestures} from './gestures';
import {hosted} from './host';
import {audit, load, type Audit, type Load} from './loads';
import {median, run, withSite} from './measure';
import {buildOthers, buildStock} from './peers';

/**
 * `npm run bench:page` prints the bytes (brotli) that each kind of page of the built site loads, by type, and what the
 * first search, question and run fetch in addition. Next to it: stock Docusaurus with the same content. Bytes are exact
 * on every machine; tests/budgets/budgets.json has their limits.
 *
 * With `--peers` also VitePress and Starlight, how a slow phone loads each site, and Lighthouse. It installs them in
 * `.cache/peers`, and takes half an hour. Times are meaningful only on a quiet machine.
 */
const PORT = 4340;

/** The number of loads and audits of each page. */
const ROUNDS = 5;

interface Site {
  readonly name: string;
  readonly folder: string;
}

const OWN: Site = {name: 'this site', folder: 'build'};
const WIDTHS = {phone: 412, desktop: 1280};

const ADDRESSES = {
  home: '/',
  guide: '/docs/getting-started/install',
  index: '/docs/matchers/',
  matchers: '/docs/matchers/array',
  playground: '/playground',
  search: '/search',
  '404': '/404.html',
};

type Address = keyof typeof ADDRESSES;

/** The pages that the other sites have, too. */
const COMPARED: readonly Address[] = ['guide', 'index', 'matchers'];

/** The pages whose loads are measured. Lighthouse refuses a page with the status 404. */
const LOADED: readonly Address[] = [...COMPARED, 'home', 'playground', 'search'];

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

const row = (name: string, cells: readonly string[]) => console.log(name.padEnd(30) + cells.join(''));

const settled = (page: Page) => page.waitForLoadState('networkidle');

/** Prints what a page loads until it is idle, and prefetches for other pages. */
async function measure(browser: Browser, folder: string, home: string, name: string, address: string): Promise<void> {
  const sizes: number[] = [];
  const later: number[] = [];
  for (const width of Object.values(WIDTHS)) {
    const page = await browser.newPage({viewport: {width, height: 900}});
    const requested = new Requested(page, folder);
    await page.goto(home + address);
    await settled(page);
    if (sizes.length === 0) sizes.push(...KINDS.map(kind => requested.bytesOf(kind)), sum(requested.loaded));
    later.push(sum(requested.prefetched));
    await page.close();
  }
  row(name, [...sizes, ...later].map(kB));
}

async function measureGestures(browser: Browser, folder: string, home: string): Promise<void> {
  for (const [name, make] of Object.entries(gestures)) {
    const page = await browser.newPage();
    const requested = new Requested(page, folder);
    await page.goto(home + ADDRESSES.matchers);
    await settled(page);
    requested.clear();
    await make(page);
    row(name, [kB(sum(requested.loaded) + sum(requested.prefetched))]);
    await page.close();
  }
}

async function measureAll(name: string, folder: string, addresses: readonly Address[], port: number): Promise<void> {
  await withSite(folder, port, async (browser, home) => {
    for (const kind of addresses) await measure(browser, folder, home, `${kind}, ${name}`, ADDRESSES[kind]);
    if (folder === OWN.folder) await measureGestures(browser, folder, home);
  });
}

/**
 * Prints the median of how pages load, each time one site after the other, and what Lighthouse says. The first site is
 * this one.
 */
async function measureLoads(sites: readonly Site[]): Promise<void> {
  const columns = [
    'first paint',
    'largest',
    'shift',
    'processor',
    'elements',
    '| Lighthouse',
    'a11y',
    'practices',
    'SEO',
  ];
  row(
    'ms',
    [...columns, 'largest', 'blocked'].map(name => name.padStart(13)),
  );
  const browser = await chromium.launch(await findBrowser());
  const hosts = await Promise.all(sites.map(async site => ({...site, ...(await hosted(site.folder))})));
  for (const kind of LOADED) {
    const compared = COMPARED.includes(kind) ? hosts : hosts.slice(0, 1);
    const loads = compared.map(host => ({...host, loads: [] as Load[], audits: [] as Audit[]}));
    for (let round = 0; round < ROUNDS; round++)
      for (const {home, loads: own, audits} of loads) {
        own.push(await load(browser, home + ADDRESSES[kind]));
        audits.push(await audit(home + ADDRESSES[kind]));
      }
    for (const {name, loads: own, audits} of loads) {
      const of = (value: keyof Load, digits = 0) => median(own.map(each => each[value])).toFixed(digits);
      const said = (value: keyof Audit) => median(audits.map(each => each[value])).toFixed(0);
      const cells = [of('firstPaint'), of('largestPaint'), of('shift', 3), of('busy'), of('elements')];
      const scores = [said('performance'), said('accessibility'), said('practices'), said('seo')];
      const times = [said('largestPaint'), said('blocked')];
      row(
        `${kind}, ${name}`,
        [...cells, ...scores, ...times].map(cell => cell.padStart(13)),
      );
    }
  }
  for (const {stop} of hosts) stop();
  await browser.close();
}

async function main(): Promise<void> {
  const isWhole = process.argv.includes('--peers');
  const peers = [buildStock(), ...(isWhole ? buildOthers() : [])];
  row(
    'kB',
    [...KINDS, 'total', ...Object.keys(WIDTHS).map(width => `> ${width}`)].map(name => name.padStart(9)),
  );
  await measureAll(OWN.name, OWN.folder, Object.keys(ADDRESSES) as Address[], PORT);
  for (const [at, {name, folder}] of peers.entries()) await measureAll(name, folder, COMPARED, PORT + 1 + at);
  if (isWhole) await measureLoads([OWN, ...peers]);
}

run(main);
