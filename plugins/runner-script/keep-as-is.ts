import type {WebpackPluginInstance} from 'webpack';

/**
 * Prevents the bundler from minifying a file again, which takes time and could change names of functions that reports show.
 * @param file matches the names of such files
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
