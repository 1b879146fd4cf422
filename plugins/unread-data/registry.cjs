/** The path of a chunk's module and its id, in Docusaurus' list of chunks. */
const SERVER_ONLY = /, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/**
 * Bundler loader: leaves only the imports in Docusaurus' list of chunks. Core's ComponentCreator passes the other two
 * values to react-loadable, which reads them only on the server.
 * @param {string} source
 * @returns {string}
 */
module.exports = function registryLoader(source) {
  return source.replace(SERVER_ONLY, ']');
};
