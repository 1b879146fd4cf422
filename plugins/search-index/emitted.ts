import type {WebpackPluginInstance} from 'webpack';

/**
 * Adds a file to what the bundler gives, made anew with every compilation.
 * @param name its path below the site's root
 */
export const emitted = (name: string, make: () => Promise<string>): WebpackPluginInstance => ({
  apply(compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('search-index', compilation => {
      compilation.hooks.processAssets.tapPromise(
        {name: 'search-index', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        async () => compilation.emitAsset(name, new sources.RawSource(await make())),
      );
    });
  },
});
