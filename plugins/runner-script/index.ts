import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {bundleFrame, bundleWorker} from '@jest-extended/runner/bundle';
import {writeFramePage} from '@jest-extended/runner/bundle/frame-page';
import {keepAsIs} from './keep-as-is';

/** Kinds of import. Each becomes an asset file with a content hash in its name. */
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
      return {...script, text: writeFramePage(script.text)};
    },
  },
];

/** Server rendering does not use the runner. */
const nothing = async () => ({text: '', sources: []});

/**
 * Bundles the test runner separately, so that its replacements for Node modules do not affect the site.
 * `import url from './index.ts?runner-script'` gives the worker's script, `?runner-frame` the sandboxed frame's page.
 * An error stops the build.
 */
export default function runnerScript(): Plugin {
  return {
    name: 'runner-script',
    configureWebpack: (_config, isServer) => ({
      plugins: [keepAsIs(/^assets\/runner\//)],
      module: {
        rules: assets.map(({query, filename, make}) => ({
          resourceQuery: query,
          // After the TypeScript loaders, because the output is already bundled.
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
