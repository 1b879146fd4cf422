import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';

/** Which chunks a rule takes modules from: an object of the bundler's, of which a name is all that is needed here. */
type Chunks = 'async' | ((chunk: {readonly name?: string | undefined}) => boolean);

/** The chunk of a route's component: Docusaurus 3.9.2 names it so in production (core's genChunkName). */
const chunkOf = (component: string): string => createHash('md5').update(component).digest('hex').slice(0, 8);

/** What every page of the docs is made of, one around the other. */
const docsParts = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map(chunkOf);

/** Modules that become one file, by its name. The bundler alone would make a file of each part, or of each combination. */
const shared: Readonly<Record<string, {readonly test?: RegExp; readonly chunks: Chunks}>> = {
  // The four are always asked for together: as one they take 1 kB brotli less.
  docs: {chunks: ({name = ''}) => docsParts.includes(name)},
  // Of several pages, and of most not.
  tabs: {test: /[\\/](?:Tabs|TabItem|tabsUtils)\b/, chunks: 'async'},
  // Of what shows how a run ended, and of the home page's cards.
  plurals: {test: /usePluralForm/, chunks: 'async'},
  // What shows how a run ended: asked for ahead and again when it is drawn, it would be two files, each with all of it.
  run: {test: /[\\/]src[\\/]components[\\/](?:RunOutput|RunVerdict[\\/](?:Sentence|judge|time))\b/, chunks: 'async'},
  // Prism, for whichever editor opens first.
  highlighter: {test: /[\\/]node_modules[\\/]prism-react-renderer[\\/]/, chunks: 'async'},
};

const group = ([name, rule]: [string, object]) => [name, {...rule, name, minChunks: 1, enforce: true, priority: 30}];

/** Groups what the bundler would split into many small files. */
export default function sharedChunks(): Plugin {
  return {
    name: 'shared-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {defaultVendors: false, ...Object.fromEntries(Object.entries(shared).map(group))},
              },
            },
          },
  };
}
