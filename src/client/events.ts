/*
 * The events between scripts that run before React, edits of dependencies, client modules and components: plain events
 * without data, sent to the window unless noted.
 */

/** React has rendered a page or followed a hash. src/client/scroll.ts sends it, plugins/early-scripts listens. */
export const PAGE_CHANGED = 'page-changed';

/** The code of the first page could not be loaded. src/client/page-code.ts sends it, plugins/early-scripts listens. */
export const CODE_FAILED = 'page-code-failed';

/** Sends an event to the window. */
export const send = (event: typeof PAGE_CHANGED | typeof CODE_FAILED): boolean =>
  window.dispatchEvent(new Event(event));
