/**
 * Bundler loader that returns the text the plugin generates from a file, and watches the source files.
 * @this {{
 *   async(): (error: unknown, text?: string) => void,
 *   addDependency(file: string): void,
 *   resourcePath: string,
 *   getOptions(): {make(entry: string): Promise<{text: string, sources: readonly string[]}>}
 * }}
 */
module.exports = function assetLoader() {
  const done = this.async();
  this.getOptions()
    .make(this.resourcePath)
    .then(
      ({text, sources}) => {
        for (const source of sources) this.addDependency(source);
        done(null, text);
      },
      error => done(error),
    );
};
