/**
 * Bundler loader: returns the edited text that the plugin prepared for this file.
 * @this {{getOptions(): {edited: string}}}
 * @returns {string}
 */
module.exports = function editLoader() {
  return this.getOptions().edited;
};
