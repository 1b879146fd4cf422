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

/** Every change to a dependency's code. Each has a site test that fails without it. */
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
];
