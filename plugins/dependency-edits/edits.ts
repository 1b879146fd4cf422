/** One change to a file of a pinned dependency. */
export interface Edit {
  readonly name: string;
  /** The file, as a module path. */
  readonly file: string;
  readonly why: string;
  /** The upstream issue, or a statement that nobody has reported it. */
  readonly upstream: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  /** Text somewhere after it. Everything between the two is removed. */
  readonly until?: string;
  readonly replace: string;
}

const MODAL = '@docsearch/react/dist/esm/DocSearchModal.js';

/** The code between the two roles that the edit "hits are a tree" changes. */
const BETWEEN_ROLES =
  '"aria-labelledby":Te(t.id,"label"),id:Te(t.id,"list",r)},u)}' +
  ',getItemProps:function(e){var a=e.item,i=e.source,o=Mt(e,jt);return zt({id:Te(t.id,"item-".concat(a.__autocomplete_id),i),';

/** The fields of DocSearch's chat that its modal reads while nothing is asked. */
const NO_CHAT =
  'messages:[],exchanges:[],status:"ready",isStreaming:!1,conversations:{add:function(){},getAll:function(){return[]}}';

/**
 * Every change to a dependency's code. This is the last resort: SPECIFICATION.md, accessibility or a crash requires the
 * change, and it cannot be made outside of the code. A browser test names each edit and fails without it.
 */
export const edits: readonly Edit[] = [
  {
    name: 'malformed hash',
    file: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
    why: 'A hash such as #% makes decodeURIComponent throw, and the whole page crashes on client navigation.',
    upstream: 'not reported',
    find: 'const id = decodeURIComponent(hash.substring(1));',
    replace:
      'let id = hash.substring(1); try { id = decodeURIComponent(id); } catch { /* not an encoded id: use it unchanged */ }',
  },
  {
    name: 'failed page',
    file: '@docusaurus/core/lib/client/preload.js',
    why:
      'Docusaurus does not handle a failure of the code of the first page, so nothing says that it did not load, nor of a link ' +
      'that the reader points at, which is an uncaught error. If the next page fails, it loads the page in full, even if the ' +
      "reader has gone on to another; without a network that replaces a readable page with the browser's error page. " +
      'src/client/page-code.ts decides what happens (2.9, 2.10 and 8.3 of SPECIFICATION.md).',
    upstream: 'not reported',
    find: 'export default function preload(pathname) {',
    replace: `import loadPageCode from '@site/src/client/page-code';
export default pathname => loadPageCode(pathname, () => preload(pathname));
function preload(pathname) {`,
  },
  {
    name: 'routes match by case',
    file: 'react-router/esm/react-router.js',
    why:
      '2.7 of SPECIFICATION.md requires exact routes. A host answers /docs/matchers/tobeempty with 404.html; without this edit ' +
      'the router ignores case and renders the page of /docs/matchers/toBeEmpty there.',
    upstream: "react-router 5's default; Docusaurus has no setting for it",
    find: 'sensitive = _options$sensitive === void 0 ? false : _options$sensitive;',
    replace: 'sensitive = _options$sensitive === void 0 ? true : _options$sensitive;',
  },
  {
    name: 'failed search',
    file: MODAL,
    why:
      "autocomplete-core 1.19.2, which DocSearch includes, sets the status to idle after every search. 'Unable to fetch " +
      "results' never appears, each keystroke causes an uncaught error, and Enter opens a hit of the previous search.",
    upstream: 'not reported; 4.7.0',
    find: '.finally(function(){p("idle"),Ft&&u.environment.clearTimeout(Ft)})',
    replace:
      '.catch(function(e){if("error"!==o.getState().status)throw e;c([]),l(!1)})' +
      '.finally(function(){"error"!==o.getState().status&&p("idle"),Ft&&u.environment.clearTimeout(Ft)})',
  },
  {
    name: 'other searches',
    file: MODAL,
    why:
      "'Try searching for' never appears: DocSearch stores its suggestions as an object and then asks for their length. " +
      "The site's search client names searches that have results.",
    upstream: 'not reported; 4.7.0 and later',
    find:
      'r.context.searchSuggestions.length<Object.keys(o).length&&u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)' +
      '&&void 0!==t?t:[]),Object.keys(o))});',
    replace: 'u({searchSuggestions:n.suggestions||[]});',
  },
  {
    name: 'hits are a tree',
    file: MODAL,
    why:
      'Hits are options of a listbox, and an option contains only text: assistive technology does not find the links and ' +
      'buttons in it. Items of a tree may contain them, and a search field may open a tree (WAI-ARIA 1.2). Each list is a ' +
      'group of the one tree (src/components/search/docsearch/aria.ts).',
    upstream: 'not reported; 4.7.0',
    find: `zt({role:"listbox",${BETWEEN_ROLES}role:"option","aria-selected":`,
    replace: `zt({role:"group",${BETWEEN_ROLES}role:"treeitem","aria-selected":`,
  },
  {
    name: 'no chat',
    file: MODAL,
    why:
      'DocSearch includes the AI SDK and zod for its ask mode, which the site does not use (src/components/search/ask): 42 kB, ' +
      'brotli, and zod violates the content security policy each time the search opens. What remains of the chat is ' +
      "its state before the first question. Algolia's client follows it; the site always passes a client of its own.",
    upstream: 'not reported; 4.7.0 has no entry without its ask mode',
    find: 'var oa,sa="vercel.ai.error",',
    until: 'var mv=["appId","apiKey","askAi",',
    // `vv` makes the client.
    replace: `var Lh=function(e){return function(){return e}}({${NO_CHAT}});function vv(t,n,r){return e.useMemo(r,[r])}`,
  },
  {
    name: 'no answers',
    file: MODAL,
    why:
      'DocSearch includes the screen of its ask mode, with the Markdown library marked. The site does not use it: 22 kB, ' +
      'brotli. plugins/styles removes the styles that only its code names.',
    upstream: 'not reported; 4.7.0 has no entry without its ask mode',
    find: 'function On(){return{async:!1,breaks:!1,extensions:null',
    until: 'var Cu=["hit","attribute","tagName"];',
    // `Kr` escapes the title of a conversation, before React escapes it. The others are for a question or an answer.
    replace: 'function Kr(e){return e}var au,cu,lu,yu;',
  },
];
