/**
 * Bundler loader: removes fields from a generated file, which is JSON or a module whose default export is JSON.
 * @this {{getOptions(): {fields: readonly string[]}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function unreadDataLoader(source) {
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  /** @type {unknown} */
  const data = JSON.parse(source.slice(start, end));
  for (const field of this.getOptions().fields) remove(data, field.split('.'));
  return source.slice(0, start) + JSON.stringify(data) + source.slice(end);
};

/**
 * @param {unknown} data
 * @param {readonly string[]} path the names that lead to a field
 */
function remove(data, [name = '', ...rest]) {
  if (typeof data !== 'object' || data === null) return;
  if (rest.length > 0) remove(Reflect.get(data, name), rest);
  else Reflect.deleteProperty(data, name);
}
