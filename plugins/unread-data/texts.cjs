const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?`;
const DESCRIPTION = new RegExp(String.raw`\bdescription(?:=|:\s*)${STRING}`, 'g');
const ID = /\bid(?:=|:\s*)(?:'(?:theme|site)\.[\w.]+'|"(?:theme|site)\.[\w.]+"),?/g;

/**
 * Bundler loader for a module that has texts to translate: removes their descriptions, which are for translators, and, on
 * a site without translations, their ids. Both are literals, since `docusaurus write-translations` requires that.
 * @this {{getOptions(): {isTranslated: boolean}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function textsLoader(source) {
  if (!source.includes('@docusaurus/Translate')) return source;
  const texts = source.replace(DESCRIPTION, '');
  return this.getOptions().isTranslated ? texts : texts.replace(ID, '');
};
