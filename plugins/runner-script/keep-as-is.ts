import type {WebpackPluginInstance} from 'webpack';

/**
 * Keeps the bundler from minifying a file again: it is minified already, and places in it are known by line and column.
 * @param file the names of such files
 */
export const keepAsIs = (file: RegExp): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('runner-script', compilation => {
      compilation.hooks.processAssets.tap(
        {name: 'runner-script', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS},
        assets => {
          for (const [name, source] of Object.entries(assets)) {
            if (file.test(name)) compilation.updateAsset(name, source, {minimized: true});
          }
        },
      );
    });
  },
});
