import {getLightningCssMinimizerOptions} from '@docusaurus/faster';
import {transform, type CustomAtRules, type TransformOptions} from 'lightningcss';
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {findUnused, isNamedIn} from './unused';

/**
 * Classes that the theme's scripts name, but whose rules change nothing: of a dark navbar, which docusaurus.config.ts does
 * not turn on, and of notes, whose colors src/theme/Admonition/styles.css sets.
 */
const DISABLED = /^(?:navbar--(?:dark|primary)|alert--(?:secondary|success|info))$/;

/**
 * Removes rules for classes that no script of the site names, and variables that nothing reads: mostly of Infima,
 * Docusaurus' style sheet. The scripts contain the components and the text of all pages, so they name each class that the
 * HTML has or that a gesture adds.
 */
export default function unusedStyles(): Plugin {
  return {
    name: 'unused-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'development' ? {} : {plugins: [{apply: removeUnused}]},
  };
}

function removeUnused({webpack, hooks}: Compiler): void {
  const {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: minimizes} = webpack.Compilation;
  hooks.thisCompilation.tap('unused-styles', compilation => {
    let styles: Texts = new Map();
    // Minimizing twice would double the lines for older browsers, so this replaces the result of the first time.
    compilation.hooks.processAssets.tap({name: 'unused-styles', stage: minimizes - 1}, assets => {
      styles = readTexts(assets, '.css');
    });
    // The scripts no longer have comments, and the style sheets are not yet named by their content.
    compilation.hooks.processAssets.tap({name: 'unused-styles', stage: minimizes + 1}, assets => {
      const isNamed = isNamedIn([...readTexts(assets, '.js').values()]);
      const used = removeFrom(styles, name => !DISABLED.test(name) && isNamed(name));
      const {targets} = getLightningCssMinimizerOptions();
      for (const [file, text] of transformAll(used, {minify: true, targets})) {
        compilation.updateAsset(file, new webpack.sources.RawSource(text));
      }
    });
  });
}

/** The texts of files, by their names. */
type Texts = ReadonlyMap<string, string>;

const readTexts = (assets: Compilation['assets'], ending: string): Texts =>
  new Map(
    Object.entries(assets)
      .filter(([file]) => file.endsWith(ending))
      .map(([file, asset]) => [file, asset.source().toString()]),
  );

/** Removes rules and variables, and then the variables that only these rules read. */
function removeFrom(styles: Texts, isNamed: (name: string) => boolean, removed: readonly string[] = []): Texts {
  const unused = findUnused([...styles.values()], isNamed).filter(name => !removed.includes(name));
  if (unused.length === 0) return styles;
  return removeFrom(transformAll(styles, {unusedSymbols: unused}), isNamed, [...removed, ...unused]);
}

const transformAll = (styles: Texts, options: Omit<TransformOptions<CustomAtRules>, 'filename' | 'code'>): Texts =>
  new Map(
    [...styles].map(([filename, text]) => [
      filename,
      transform({...options, filename, code: Buffer.from(text)}).code.toString(),
    ]),
  );
