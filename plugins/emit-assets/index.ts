import type {WebpackPluginInstance} from 'webpack';

/** A file of the built site. */
export interface Asset {
  /** Its path below the site's root. */
  readonly path: string;
  readonly text: string;
}

/**
 * A bundler plugin that adds files to the output and updates them on each compilation.
 * @param name the name of the calling plugin
 */
export const emitAssets = (name: string, make: () => Promise<readonly Asset[]>): WebpackPluginInstance => ({
  apply(compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, compilation => {
      compilation.hooks.processAssets.tapPromise(
        {name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL},
        async () => {
          for (const {path, text} of await make()) compilation.emitAsset(path, new sources.RawSource(text));
        },
      );
    });
  },
});
