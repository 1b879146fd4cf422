// Node globals that the bundled libraries expect; the bundle injects these instead.
export {process} from './process';

/** `require.resolve`, which jest-circus calls to find the folder of jest-each. */
export const resolveModule = (name: string): string => `/node_modules/${name}/build/index.js`;
