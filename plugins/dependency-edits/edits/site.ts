import type {Edit} from '../edit';

/** What is changed in Docusaurus and what it is made of. */
export const siteEdits: readonly Edit[] = [
  {
    name: 'malformed hash',
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    why: 'A hash such as #% makes decodeURIComponent throw and takes the whole page down on client navigation.',
    upstream: 'not reported; 3.9.2',
    find: 'const id = decodeURIComponent(hash.substring(1));',
    replace:
      'let id = hash.substring(1); try { id = decodeURIComponent(id); } catch { /* not an encoded id: look it up as it is */ }',
  },
  {
    name: 'failed first chunk',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    why:
      "When the first route's code fails to load, nothing renders: the static page stays dead. " +
      'Rendered afresh (there is nothing to hydrate), the route shows its error text and Retry.',
    upstream: 'not reported; 3.9.2',
    find: `    preload(window.location.pathname).then(() => {
        startTransition(renderApp);
    });`,
    replace: `    preload(window.location.pathname).then(() => {
        startTransition(renderApp);
    }, (error) => {
        console.warn(error);
        window.docusaurusRoot = ReactDOM.createRoot(container, { onRecoverableError });
        renderApp();
    });`,
  },
  {
    name: 'malformed link target',
    file: '@docusaurus/core/lib/client/preload.js',
    why: 'A link to an address with a stray % throws as soon as the pointer touches it: preload decodes its whole target.',
    upstream: 'not reported; 3.9.2',
    find: 'new Set([pathname, decodeURI(pathname)])',
    replace: 'new Set([pathname, (() => { try { return decodeURI(pathname); } catch { return pathname; } })()])',
  },
  {
    name: 'ending of the first address',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    why:
      'Opened as /index.html, the page loads the code of the address as it stands, which is that of the not-found page, ' +
      'and then hydrates without its own: the content stands there twice.',
    upstream: 'not reported; 3.9.2',
    find: 'preload(window.location.pathname)',
    replace: 'preload(normalizeLocation(window.location).pathname)',
  },
  {
    name: 'ending of the first address: import',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    why: 'The edit before uses it.',
    upstream: 'not reported; 3.9.2',
    find: "import preload from './preload';",
    replace: "import preload from './preload';\nimport normalizeLocation from './normalizeLocation';",
  },
  {
    name: 'another address than the document has',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    why:
      'A host without rules answers /docs.html with 404.html, and the page is then drawn as /docs: what stands there is ' +
      'not what React expects. Such a page is rendered afresh instead of hydrated.',
    upstream: 'not reported; 3.9.2',
    find: '        if (hydrate) {',
    replace: '        if (hydrate && normalizeLocation(window.location).pathname === window.location.pathname) {',
  },
  {
    name: 'doubled slashes',
    file: '@docusaurus/core/lib/client/normalizeLocation.js',
    why: 'Hosts answer /docs//matchers with the page of /docs/matchers; the router knows no such path.',
    upstream: 'not reported; 3.9.2',
    find: 'location.pathname.trim().replace(',
    replace: "location.pathname.trim().replace(/\\/{2,}/g, '/').replace(",
  },
  {
    name: 'address that is no UTF-8',
    file: 'history/esm/history.js',
    why: 'An address with a stray % throws before anything is drawn, and takes the not-found page that the host sent away.',
    upstream: 'history 4.10, which react-router 5 stays on',
    find: `throw new URIError('Pathname "' + location.pathname + '" could not be decoded. ' + 'This is likely caused by an invalid percent-encoding.');`,
    replace: '/* It stays as it is: no route has such a path, so it is the not-found page. */',
  },
  {
    name: 'routes match by case',
    file: 'react-router/esm/react-router.js',
    why:
      'Documentation routes are exact, and a host serves /docs/matchers/tobeempty with 404.html. Without regard to case ' +
      'the router draws the page of /docs/matchers/toBeEmpty into it.',
    upstream: "react-router 5's default; Docusaurus has no setting for it",
    find: 'sensitive = _options$sensitive === void 0 ? false : _options$sensitive;',
    replace: 'sensitive = _options$sensitive === void 0 ? true : _options$sensitive;',
  },
  {
    name: 'events of a storage that is ours',
    file: '@docusaurus/theme-common/lib/utils/storageUtils.js',
    why: "A storage event takes none but the browser's storages; src/client/safe-storage.ts puts another one in their place.",
    upstream: 'not reported; 3.9.2',
    find: 'window.location.href, storage);',
    replace:
      'window.location.href, storage instanceof Storage ? storage : null);\n' +
      "    if (event.storageArea !== storage) Object.defineProperty(event, 'storageArea', { value: storage });",
  },
  {
    name: 'Prism on every page',
    file: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    why:
      'The module only teaches Prism more languages, and brings Prism itself into what every page loads: 31 kB brotli. ' +
      'Code is highlighted at build (plugins/code-tokens), and that teaches the languages.',
    upstream: 'facebook/docusaurus has no setting for it; 3.9.2',
    find: `import { Prism } from 'prism-react-renderer';
import prismIncludeLanguages from '@theme/prism-include-languages';
prismIncludeLanguages(Prism);`,
    replace: '',
  },
  {
    name: 'blocks mounted twice',
    file: '@docusaurus/theme-classic/lib/theme/CodeBlock/index.js',
    why:
      'Every code block is thrown away and built again after hydration, to take the colours of the mode that the reader chose. ' +
      'Ours are classes, right from the start, and a second block costs time and loses its state.',
    upstream: 'not reported; 3.9.2',
    find: 'const isBrowser = useIsBrowser();',
    replace: 'const isBrowser = true;',
  },
  {
    name: 'tslib for one function',
    file: '@docusaurus/utils-common/lib/index.js',
    why: 'One call of __importDefault brings all of tslib into what every page loads: 3 kB brotli. The function is a line.',
    upstream: 'not reported; 3.9.2',
    find: 'const tslib_1 = require("tslib");',
    replace: 'const tslib_1 = {__importDefault: module => (module?.__esModule ? module : {default: module})};',
  },
  {
    name: 'react-is for two names',
    file: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    why: 'It asks react-is, 3 kB before compression and on every page, for two symbols and whether something has one.',
    upstream: 'not reported; 3.3.2',
    find: "var reactIs = require('react-is');",
    replace: `var reactIs = {
  ForwardRef: Symbol.for('react.forward_ref'),
  Memo: Symbol.for('react.memo'),
  isMemo: element => element?.type?.$$typeof === Symbol.for('react.memo'),
};`,
  },
];
