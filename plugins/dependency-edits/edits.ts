import {askEdits} from './ask-edits';

/** One change to a file of a pinned dependency. */
export interface Edit {
  readonly name: string;
  /** The file, as a module path. */
  readonly file: string;
  readonly why: string;
  /** Where its maintainers track it, or that nobody has reported it. */
  readonly upstream: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** Every change to a dependency's code. Each has a site test; those about size alone are held by the budget of bytes. */
export const edits: readonly Edit[] = [
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
  {
    name: 'failed search',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      "autocomplete-core 1.19.2, which DocSearch brings along, says that all is well after every search, so that 'Unable to " +
      "fetch results' is gone before it is drawn; each keystroke leaves an uncaught error, and Enter opens a hit of before.",
    upstream: 'not reported; 4.7.0',
    find: '.finally(function(){p("idle"),Ft&&u.environment.clearTimeout(Ft)})',
    replace:
      '.catch(function(e){if("error"!==o.getState().status)throw e;c([]),l(!1)})' +
      '.finally(function(){"error"!==o.getState().status&&p("idle"),Ft&&u.environment.clearTimeout(Ft)})',
  },
  {
    name: 'count of one search',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: "'See all {count} results' adds up the counts of every search since the modal opened.",
    upstream: 'not reported; 4.7.0 and later',
    find: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    replace: 'u({nbHits:i});',
  },
  {
    name: 'selection at every key',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      'Each time the modal is drawn, it reads what is selected on the page, which it needs when it opens. To tell, the ' +
      'browser has to lay the page out: 2 ms of every key.',
    upstream: 'not reported; 4.7.0',
    find: 'e.useRef("undefined"!=typeof window?window.getSelection().toString().slice(0,512):"").current',
    replace:
      'e.useState(function(){return"undefined"!=typeof window?window.getSelection().toString().slice(0,512):""})[0]',
  },
  {
    name: 'storage tried at every key',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: 'Each time it is drawn, it writes to the storage three times to see whether it can: 1 ms of every key. Once will do.',
    upstream: 'not reported; 4.7.0',
    find:
      'function ua(e){return!1===function(){if("undefined"==typeof window||!("localStorage"in window))return!1;var e="__TEST_KEY__";' +
      'try{return window.localStorage.setItem(e,""),window.localStorage.removeItem(e),!0}catch(e){return!1}}()?',
    replace:
      'function ua(e){return!1===(ua.works??=function(){if("undefined"==typeof window||!("localStorage"in window))return!1;var e="__TEST_KEY__";' +
      'try{return window.localStorage.setItem(e,""),window.localStorage.removeItem(e),!0}catch(e){return!1}}())?',
  },
  {
    name: 'other searches',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      "'Try searching for' never shows: what it would list is kept as an object and asked for its length, and is the names of " +
      "groups found before, if there were any. The site's client says what else finds something.",
    upstream: 'not reported; 4.7.0 and later',
    find:
      'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)' +
      '&&void 0!==t?t:[]),Object.keys(o))});',
    replace: 'u({searchSuggestions:n.suggestions||[]});',
  },
  {
    name: 'logo',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: "The modal says 'Powered by Algolia' whoever answers. With an empty text for 'Powered by' it does not.",
    upstream: 'no setting for it; 4.7.0',
    find: 'e.createElement("div",{className:"DocSearch-Logo"}',
    replace: '""!==k&&e.createElement("div",{className:"DocSearch-Logo"}',
  },
  {
    name: 'modal is no button',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      'All of the modal is one button for assistive technology, which then tells nothing of what is in it. The dialog around ' +
      'it (src/components/SearchModal) says what it is.',
    upstream: 'not reported; 4.7.0',
    find: 'F({ref:pe},ot({"aria-expanded":!0}),{className:',
    replace: 'F({ref:pe},{className:',
  },
  {
    name: 'modal is no stop of the keyboard',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: 'The same: with it, Tab stops at the modal as a whole, where there is nothing to press.',
    upstream: 'not reported; 4.7.0',
    find: ',role:"button",tabIndex:0,onMouseDown:',
    replace: ',onMouseDown:',
  },
  {
    name: 'keyboard in the modal',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      'Tab runs in a ring of what stood in the modal when it opened: what came later, such as "See all results" or the link ' +
      'to report a missing result, cannot be reached where no logo follows. The dialog keeps Tab within by itself.',
    upstream: 'not reported; 4.7.0',
    find: 'return ut.addEventListener("keydown",r),function(){ut.removeEventListener("keydown",r)}',
    replace: 'return',
  },
  {
    name: 'slash after Escape',
    file: '@docsearch/react/dist/esm/useDocSearchKeyboardEvents.js',
    why: 'Escape gives the focus back to the search button, and "/" counts as typing while a button has it.',
    upstream: 'not reported; 4.7.0',
    find: '||"TEXTAREA"===r||"BUTTON"===r',
    replace: '||"TEXTAREA"===r',
  },
  {
    name: 'shortcut right after Escape',
    file: '@docsearch/react/dist/esm/useDocSearchKeyboardEvents.js',
    why:
      'A shortcut is ignored until a class is gone from the body, which is some time after the modal is. Whether it is open is ' +
      'known.',
    upstream: 'not reported; 4.7.0',
    find: 'i?a():document.body.classList.contains("DocSearch--active")||c()',
    replace: 'i?a():c()',
  },
  {
    name: 'shortcut while the page is drawn',
    file: '@docsearch/react/dist/esm/useDocSearchKeyboardEvents.js',
    why:
      'The listener is taken away and added again with every drawing, because a new object is among what it depends on; a key ' +
      'that is pressed meanwhile meets neither.',
    upstream: 'not reported; 4.7.0',
    find: '[i,c,a,u,s,p])',
    replace: '[i,c,a,u,s,f])',
  },
  {
    name: 'hits are a tree',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      'Hits are options of a listbox, and an option holds text alone: assistive technology does not find the links and ' +
      'buttons in it. The items of a tree hold them, and a tree is what else a search field may open (WAI-ARIA 1.2).',
    upstream: 'not reported; 4.7.0',
    find: 'zt({role:"listbox",',
    replace: 'zt({role:"tree",',
  },
  {
    name: 'hits are items of a tree',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: 'The edit before needs it: a tree holds items of a tree and nothing else.',
    upstream: 'not reported; 4.7.0',
    find: 'role:"option","aria-selected":',
    replace: 'role:"treeitem","aria-selected":',
  },
  {
    name: 'nothing is found before the answer',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why:
      "Where nothing was shown before, the modal says 'No results found' from the first letter on until the answer comes. " +
      'What is shown already stays until then anyway.',
    upstream: 'not reported; 4.7.0',
    find: 'return"idle"!==ce.status||!1!==pt||0!==ce.query.length||J||(ft=!1),',
    replace:
      'return pt||J||!("loading"===ce.status||"stalled"===ce.status?!me.current:"idle"===ce.status&&0===ce.query.length)||(ft=!1),',
  },
  ...askEdits,
];
