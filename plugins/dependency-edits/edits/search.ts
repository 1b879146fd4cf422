import type {Edit} from '../edit';

const MODAL = '@docsearch/react/dist/esm/DocSearchModal.js';

/** The code between the two roles that the edit "hits are a tree" changes. */
const BETWEEN_ROLES =
  '"aria-labelledby":Te(t.id,"label"),id:Te(t.id,"list",r)},u)}' +
  ',getItemProps:function(e){var a=e.item,i=e.source,o=Mt(e,jt);return zt({id:Te(t.id,"item-".concat(a.__autocomplete_id),i),';

/** Changes to DocSearch's search, for both engines. */
export const searchEdits: readonly Edit[] = [
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
      'buttons in it. Items of a tree may contain them, and a search field may open a tree (WAI-ARIA 1.2).',
    upstream: 'not reported; 4.7.0',
    find: `zt({role:"listbox",${BETWEEN_ROLES}role:"option","aria-selected":`,
    replace: `zt({role:"tree",${BETWEEN_ROLES}role:"treeitem","aria-selected":`,
  },
];
