/**
 * Babel plugin: removes the notes for translators from the browser's code.
 *
 * `description` in `translate({…})` and `<Translate description="…">` is for `docusaurus write-translations`, which
 * compiles the sources itself and still finds it. On a page of the docs the notes take more than 1 kB (brotli).
 *
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = function translatorNotes() {
  return {
    name: 'translator-notes',
    visitor: {
      CallExpression({node}) {
        const [message] = node.arguments;
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'translate') return;
        if (message?.type !== 'ObjectExpression') return;
        message.properties = message.properties.filter(
          each => each.type !== 'ObjectProperty' || each.key.type !== 'Identifier' || each.key.name !== 'description',
        );
      },
      JSXOpeningElement({node}) {
        if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'Translate') return;
        node.attributes = node.attributes.filter(
          each => each.type !== 'JSXAttribute' || each.name.name !== 'description',
        );
      },
    },
  };
};
