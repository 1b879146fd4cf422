/** Replaces Docusaurus' Translate in unit tests, since it exists only in a build. It returns the English text. */
module.exports = {
  __esModule: true,
  /** @param {{children: import('react').ReactNode}} props */
  default: ({children}) => children,
  /**
   * @param {{message: string}} text
   * @param {Record<string, string | number>} [values]
   */
  translate: ({message}, values = {}) => message.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all)),
};
