import type {Page} from '@playwright/test';

/** More tab stops than any page has. A page with more probably traps the focus. */
const MOST_STOPS = 200;

/** A focusable element in the tab order. */
interface Stop {
  readonly isEnd: boolean;
  /** The previous stop, if it looks the same with and without focus. */
  readonly unseen: string;
}

/** Compares the appearance of the focused element, and of the previous one after it lost the focus. */
const lookAtStop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    /** Elements that may show the focus: the element itself and its frame, e.g. that of the code editor. */
    const LEVELS = 3;
    const look = (element: Element): string => {
      const parts: string[] = [];
      let each: Element | null = element;
      for (let level = 0; each && level < LEVELS; level++, each = each.parentElement) {
        const style = getComputedStyle(each);
        const clear = /, 0\)$|transparent/.test(style.outlineColor);
        const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 1 && !clear;
        parts.push(outlined ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : '');
        const {boxShadow, borderColor, borderWidth, borderStyle, backgroundColor, backgroundImage} = style;
        parts.push(boxShadow, borderColor, borderWidth, borderStyle, backgroundColor, backgroundImage);
      }
      // The link that skips to the content becomes visible when it has the focus.
      const {width, height, bottom, right} = element.getBoundingClientRect();
      return [...parts, width > 1 && height > 1 && bottom > 0 && right > 0].join('|');
    };
    const moving = document.getAnimations().filter(animation => animation instanceof CSSTransition);
    await Promise.all(moving.map(({finished}) => finished.catch(() => undefined)));

    const before: {element: Element; look: string} | undefined = Reflect.get(window, 'stopBefore');
    const unseen = before?.element.isConnected && look(before.element) === before.look;
    const element = document.activeElement;
    const isEnd = !(element instanceof HTMLElement) || element === document.body || 'stop' in element.dataset;
    if (!isEnd) {
      element.dataset['stop'] = '';
      Object.assign(window, {stopBefore: {element, look: look(element)}});
    }
    return {isEnd, unseen: unseen ? before.element.outerHTML.slice(0, 160) : ''};
  });

/**
 * Presses Tab through the page.
 * @returns the number of stops, and a description of each stop without a visible focus
 */
export async function tabThrough(page: Page): Promise<{stops: number; unseen: string[]}> {
  const unseen: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await lookAtStop(page);
    if (stop.unseen) unseen.push(stop.unseen);
    if (stop.isEnd) return {stops, unseen};
  }
  throw new Error(`more than ${MOST_STOPS} tab stops`);
}
