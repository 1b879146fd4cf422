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
];
