import type {Edit} from '../edit';

/** What is changed in DocSearch's search, whoever answers it. */
export const searchEdits: readonly Edit[] = [
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
      'return pt||J||!("loading"===ce.status||"stalled"===ce.status?!me.current:"idle"===ce.status&&""===ce.query.trim())||(ft=!1),',
  },
  {
    name: 'blanks are no search',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: "Blanks alone are searched for, and 'No results found for' is followed by nothing. They are as good as an empty field.",
    upstream: 'not reported; 4.7.0',
    find: 'u=e.setStatus;if(!t){',
    replace: 'u=e.setStatus;if(!t.trim()){',
  },
  {
    name: 'blanks are no search: what is shown',
    file: '@docsearch/react/dist/esm/DocSearchModal.js',
    why: 'The same: without it, what an empty field offers is shown as if it had been found.',
    upstream: 'not reported; 4.7.0',
    find: 'a.state.query?a.hasCollections',
    replace: 'a.state.query.trim()?a.hasCollections',
  },
];
