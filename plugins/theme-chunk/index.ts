import type {Plugin} from '@docusaurus/types';

/** Modules that several routes, or several parts of a page, share; each kind becomes one file. */
const shared = {
  // Left alone, the bundler makes a file of each combination of routes, and a page of the docs loads eight of them:
  // together they compress better by 5 kB brotli, and are cached as one.
  theme: {test: /[\\/]node_modules[\\/]@docusaurus[\\/]/, minChunks: 2},
  // Prism, for whichever editor opens first.
  highlighter: {test: /[\\/]node_modules[\\/]prism-react-renderer[\\/]/, minChunks: 1},
};

const group = ([name, rule]: [string, {test: RegExp; minChunks: number}]) => [
  name,
  {...rule, name, chunks: 'async', enforce: true, priority: 30},
];

/** Groups what the bundler would split into many small files. */
export default function themeChunk(): Plugin {
  return {
    name: 'theme-chunk',
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
