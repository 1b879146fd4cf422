/*
 * What the routers of the site use of `history`. The histories of HashRouter and MemoryRouter, which no page renders, would
 * add 0.7 kB (brotli) to every page.
 */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
