const DESCRIPTION = /\bdescription(?:=|:\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g;

/**
 * Bundler loader: removes the descriptions of texts, which are for translators, from a module that has such texts.
 * @param {string} source
 * @returns {string}
 */
module.exports = function descriptionsLoader(source) {
  return source.includes('@docusaurus/Translate') ? source.replace(DESCRIPTION, '') : source;
};
