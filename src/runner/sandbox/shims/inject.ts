// What the bundled libraries take for granted as global: plugins/runner-script puts these in their place.
export {process} from './process';

/** `require.resolve`, asked by jest-circus for the folder of jest-each. */
export const resolveModule = (name: string): string => `/node_modules/${name}/build/index.js`;
