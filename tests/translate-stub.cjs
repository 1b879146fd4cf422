/** Stands in for Docusaurus' Translate, which exists only in a build, in unit tests: English is enough. */
module.exports = {
  __esModule: true,
  /** @param {{children: import('react').ReactNode}} props */
  default: ({children}) => children,
  /** @param {{message: string}} text */
  translate: ({message}) => message,
};
