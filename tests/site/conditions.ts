import type {Page, PlaywrightTestOptions} from '@playwright/test';
import {readHeaders} from '../host-files';
import {axeFindings, axeFindingsExceptColors, axeFindingsOfColors} from './axe';
import type {Feature, Press} from './features';
import {tabThrough} from './focus';
import {expect, RECONNECT, saveData} from './test';

/** Circumstances under which readers use the features. */
export interface Condition {
  readonly name: string;
  /** Options of the browser's context. */
  readonly options?: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'javaScriptEnabled'>>;
  /** Prepares the page before it loads. */
  readonly begin?: (page: Page) => Promise<unknown>;
  /** Changes the loaded page. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Expects what the condition requires of a loaded page, whatever is used on it: once for each page. */
  readonly checkPage?: (page: Page) => Promise<unknown>;
  readonly press?: Press;
  /** What happens to the feature; by default, it is used. */
  readonly part?: 'use' | 'fail' | 'read';
  /** Expects what the condition requires in addition, after the feature was used. */
  readonly check?: (page: Page, feature: Feature) => Promise<unknown>;
  /** The only project of playwright.config.ts that has it. It runs only with `--whole`. */
  readonly project?: 'firefox';
  /** The features that it has nothing to say about, each with the reason. */
  readonly without?: Readonly<Record<string, string>>;
}

const MOUSE: Press = target => target.click();

/** Denies a page access to storage. However a browser does that, the page gets the same one (src/client/safe-storage.ts). */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });

/** Sends the headers that hosts send (static/_headers), as `docusaurus serve` does not. */
async function asOnHost(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:/, async route => {
    const response = await route.fetch(RECONNECT);
    await route.fulfill({response, headers: {...response.headers(), ...readHeaders()['/']}});
  });
}

/**
 * Replaces text nodes by elements, also new ones, as the translators of browsers do, and turns the page to the left, also
 * after the site has set its direction again. What is not to be translated stays.
 */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const {documentElement: html} = document;
    const turn = () => {
      if (html.dir !== 'rtl') html.dir = 'rtl';
    };
    turn();
    new MutationObserver(turn).observe(html, {attributes: true, attributeFilter: ['dir']});
    const translateNode = (node: Node): void => {
      if (!(node instanceof Text)) return void node.childNodes.forEach(translateNode);
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest('font, [translate=no], script, style'))
        return;
      const element = document.createElement('font');
      element.textContent = node.data;
      node.replaceWith(element);
    };
    new MutationObserver(records => {
      for (const {target, addedNodes} of records)
        (addedNodes.length > 0 ? [...addedNodes] : [target]).forEach(translateNode);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    [...document.body.childNodes].forEach(translateNode);
  });

/** The elements with code that do not read from left to right, or whose text mixes with the text around them. */
const findTurnedCode = () =>
  [...document.querySelectorAll('code, pre, kbd, textarea')]
    .filter(element => {
      const {direction, unicodeBidi, display} = getComputedStyle(element);
      return direction !== 'ltr' || (display === 'inline' && unicodeBidi !== 'isolate');
    })
    .map(({outerHTML}) => outerHTML.slice(0, 80));

/** The elements that move: animations, transitions of places and sizes, smooth scrolling. */
const findMotion = () => {
  const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat));
  const moves = /all|transform|translate|scale|rotate|left|top|right|bottom|width|height|margin/;
  const styled = [...document.querySelectorAll('*')].flatMap(element =>
    ['', '::before', '::backdrop'].map(pseudo => ({element, pseudo})),
  );
  return styled.flatMap(({element, pseudo}) => {
    const style = getComputedStyle(element, pseudo);
    const animated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.02;
    const slides = moves.test(style.transitionProperty) && seconds(style.transitionDuration) > 0.02;
    return animated || slides || style.scrollBehavior === 'smooth' ? [pseudo + element.outerHTML.slice(0, 120)] : [];
  });
};

const expectNone =
  (find: (page: Page, within?: string) => Promise<string[]>) =>
  async (page: Page, {within}: Feature) =>
    expect(await find(page, within)).toEqual([]);

export const conditions: readonly Condition[] = [
  {name: 'light', check: expectNone(axeFindings)},
  {
    name: 'dark',
    // Also called in the frame of the runner, which has no storage.
    begin: page => page.addInitScript(() => window === top && localStorage.setItem('theme', 'dark')),
    check: expectNone(axeFindingsOfColors),
  },
  {
    // A window of 1280 × 1024 pixels.
    name: '320 px at 400 %',
    options: {viewport: {width: 320, height: 256}},
    check: expectNone(axeFindingsExceptColors),
  },
  {
    // Guards src/client/translated-pages.ts. Without it the page crashes: `removeChild`, `insertBefore`.
    name: 'right to left and translated',
    prepare: translatePage,
    async check(page) {
      await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
      expect(await page.evaluate(findTurnedCode)).toEqual([]);
    },
  },
  {
    // Guards src/client/safe-storage.ts. Without it DocSearch makes the whole page crash.
    name: 'with blocked storage',
    begin: blockStorage,
  },
  {
    name: 'by keyboard',
    async checkPage(page) {
      const {stops, unseen} = await tabThrough(page);
      expect(stops).toBeGreaterThan(5);
      expect(unseen, 'stops that look the same with and without the focus').toEqual([]);
    },
    async press(target) {
      await target.focus();
      await expect(target).toBeFocused();
      await target.page().keyboard.press('Enter');
    },
  },
  {
    // The system chooses the colors, so there are none to check.
    name: 'with forced colors',
    begin: page => page.emulateMedia({forcedColors: 'active'}),
    check: expectNone(axeFindingsExceptColors),
  },
  {
    name: 'with reduced motion',
    begin: page => page.emulateMedia({reducedMotion: 'reduce'}),
    check: expectNone(page => page.evaluate(findMotion)),
  },
  {
    name: 'offline',
    begin: saveData,
    prepare: page => page.context().setOffline(true),
    part: 'fail',
    without: {
      'copying a page as Markdown': 'each press fetches it, and doc-links.spec.ts tests that it fails',
      'the not-found page': 'the browser does not load its second page',
    },
  },
  {
    name: 'without scripts',
    options: {javaScriptEnabled: false},
    part: 'read',
    without: {
      'the search page': 'it needs scripts, and no page links to it without them',
      'the ask mode': 'it is a part of the search',
    },
  },
  {
    name: 'on a phone by touch',
    options: {viewport: {width: 375, height: 740}, hasTouch: true, isMobile: true},
    press: target => target.tap(),
  },
  {
    // Chromium logs each violation. Guards the edit "no chat", too.
    name: 'with the headers of hosts',
    begin: asOnHost,
  },
  {name: 'in Firefox', project: 'firefox'},
];

/** A feature under a condition. */
export interface Pair {
  readonly feature: Feature;
  readonly condition: Condition;
}

/** How many conditions `npm test` has for each feature. */
const SOME = 3;

/**
 * The features under the conditions that have something to say about them: with `--whole` all, otherwise of each feature
 * the three conditions after those of the feature before.
 */
export const selectPairs = (
  features: readonly Feature[],
  all: readonly Condition[],
  isWhole: boolean,
): readonly Pair[] =>
  features.flatMap((feature, place) => {
    const possible = all.filter(({without = {}}) => !(feature.name in without));
    if (isWhole) return possible.map(condition => ({feature, condition}));
    const often = possible.filter(({project}) => !project);
    return Array.from({length: SOME}, (_, index) => often[(place * SOME + index) % often.length]).flatMap(condition =>
      condition ? [{feature, condition}] : [],
    );
  });

/** Whether a title of a test is a feature, or `…` for all, and a condition under which it is used. */
export const isInTable = (title: string, features: readonly Feature[]): boolean =>
  selectPairs(features, conditions, true).some(({feature, condition}) =>
    [feature.name, '…'].some(name => title === `${name}, ${condition.name}`),
  );

/** Does with the feature what the condition says. */
export async function useUnder(page: Page, {feature, condition}: Pair): Promise<void> {
  const {part = 'use', press = MOUSE} = condition;
  if (part === 'read') return feature.read?.(page);
  if (part === 'fail' && feature.fail) {
    await feature.fail(page, press);
    await page.context().setOffline(false);
    await feature.use(page, press);
    await page.context().setOffline(true);
  }
  await feature.use(page, press);
}
