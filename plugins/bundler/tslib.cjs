/**
 * The part of tslib that Docusaurus' utils-common uses. All of tslib would add 3 kB (brotli) to every page.
 * @param {{__esModule?: boolean} | undefined} module
 */
exports.__importDefault = module => (module?.__esModule ? module : {default: module});
