import type {Edit} from '../edit';

/** Changes to Docusaurus and the libraries it uses. */
export const siteEdits: readonly Edit[] = [
  {
    name: 'malformed hash',
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    why: 'A hash such as #% makes decodeURIComponent throw, and the whole page crashes on client navigation.',
    upstream: 'not reported; 3.9.2',
    find: 'const id = decodeURIComponent(hash.substring(1));',
    replace:
      'let id = hash.substring(1); try { id = decodeURIComponent(id); } catch { /* not an encoded id: use it unchanged */ }',
  },
  {
    name: 'failed first chunk',
    file: '@docusaurus/core/lib/client/clientEntry.js',
    why:
      "When the first route's code fails to load, nothing is rendered: the static page does not respond. The " +
      'specification demands the error text and a Retry button. A new root shows them; there is nothing to hydrate.',
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
    name: 'routes match by case',
    file: 'react-router/esm/react-router.js',
    why:
      'The specification requires exact routes. A host answers /docs/matchers/tobeempty with 404.html; without this edit ' +
      'the router ignores case and renders the page of /docs/matchers/toBeEmpty there.',
    upstream: "react-router 5's default; Docusaurus has no setting for it",
    find: 'sensitive = _options$sensitive === void 0 ? false : _options$sensitive;',
    replace: 'sensitive = _options$sensitive === void 0 ? true : _options$sensitive;',
  },
];
