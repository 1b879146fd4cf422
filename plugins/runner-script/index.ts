import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundleFrame, bundleWorker} from './bundle';
import {framePage} from './frame-page';
import {keepAsIs} from './keep-as-is';

/** What an import of this kind becomes: a file beside the site's other assets, its content's hash in its name. */
const assets = [
  {
    query: /\?runner-script$/,
    filename: 'assets/runner/jest-[contenthash:8].js',
    make: bundleWorker,
  },
  {
    query: /\?runner-frame$/,
    filename: 'assets/runner/frame-[contenthash:8].html',
    async make(entry: string) {
      const script = await bundleFrame(entry);
      return {...script, text: framePage(script.text)};
    },
  },
];

/** The server renders no runner and needs no addresses. */
const nothing = async () => ({text: '', sources: []});

/**
 * Builds what runs tests in the page, in a bundle of its own: the stand-ins for Node's modules never touch the site's.
 * `import url from './index.ts?runner-script'` is the worker's script, `?runner-frame` the sandboxed frame's page.
 * A bundle that fails stops the build.
 */
export default function runnerScript(): Plugin {
  return {
    name: 'runner-script',
    configureWebpack: (_config, isServer) => ({
      plugins: [keepAsIs(/^assets\/runner\//)],
      module: {
        rules: assets.map(({query, filename, make}) => ({
          resourceQuery: query,
          // Last, after the loaders for TypeScript: what it gives is finished.
          enforce: 'post',
          type: 'asset/resource',
          generator: {filename, emit: !isServer},
          loader: path.join(__dirname, 'asset-loader.cjs'),
          options: {make: isServer ? nothing : make},
        })),
      },
    }),
  };
}
