import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {withoutConstants} from './constants';
import {transformed} from './transformed';
import {namedIn, ruledOut, unusedNames} from './unused';

/**
 * Removes rules and variables that no page can use, mostly of Infima, Docusaurus' style sheet: those of classes that no
 * script of the site names, and those that the settings rule out. The scripts contain the components of all pages, so
 * they name each class that the HTML has or that a gesture adds. Variables that have only one value are replaced by it.
 */
export default function unusedStyles(context: LoadContext): Plugin {
  return {
    name: 'unused-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'development'
        ? {}
        : {plugins: [{apply: compiler => removeUnused(compiler, ruledOut(context.siteConfig.themeConfig))}]},
  };
}

/** @param isRuledOut whether a class is unused although scripts name it */
function removeUnused({webpack, hooks}: Compiler, isRuledOut: (name: string) => boolean): void {
  const {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minimizes} = webpack.Compilation;
  hooks.thisCompilation.tap('unused-styles', compilation => {
    const styles = new Map<string, string>();
    // Minimizing twice would double the lines for older browsers, so this replaces the result of the first time.
    compilation.hooks.processAssets.tap({name: 'unused-styles', stage: minimizes - 1}, assets => {
      for (const [file, text] of textsOf(assets, '.css')) styles.set(file, text);
    });
    // The scripts no longer have comments, and the style sheets are not yet named by their content.
    compilation.hooks.processAssets.tap({name: 'unused-styles', stage: minimizes + 1}, assets => {
      for (const [file, text] of withoutUnused(styles, [...textsOf(assets, '.js').values()], isRuledOut)) {
        compilation.updateAsset(file, new webpack.sources.RawSource(text));
      }
    });
  });
}

const textsOf = (assets: Compilation['assets'], ending: string): Map<string, string> =>
  new Map(
    Object.entries(assets)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, asset]) => [file, asset.source().toString()]),
  );

/** The minimized style sheets without what is unused and without variables that have only one value. */
function withoutUnused(
  styles: ReadonlyMap<string, string>,
  scripts: readonly string[],
  isRuledOut: (name: string) => boolean,
): Map<string, string> {
  const isNamed = namedIn(scripts);
  const isUsed = (name: string): boolean => isNamed(name) && !isRuledOut(name);
  const cleared = (
    sheets: ReadonlyMap<string, string>,
    unused: readonly string[] = [],
  ): ReadonlyMap<string, string> => {
    const more = unusedNames([...sheets.values()], isUsed).filter(name => !unused.includes(name));
    // A removed rule may have been the last one that reads a variable.
    return more.length === 0 ? sheets : cleared(transformed(sheets, {unusedSymbols: more}), [...unused, ...more]);
  };
  const {targets} = getLightningCssMinimizerOptions();
  return transformed(cleared(withoutConstants(cleared(styles), isNamed)), {minify: true, targets});
}
