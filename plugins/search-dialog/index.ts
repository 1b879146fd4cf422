import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_PAGE} from '../../config/search-engine';
import {translate} from '../bundler/translate';

/**
 * Puts the search dialog into each page, outside of React's root: it works before React starts, and stays open when
 * another page brings another layout. Its field takes the letters, and Enter opens the search page, until
 * src/theme/SearchBar renders the search into the dialog. The styles are in src/css/search.css; plugins/early-scripts adds
 * dialog.js to the page.
 */
export default function searchDialog(context: LoadContext): Plugin {
  return {
    name: 'search-dialog',
    injectHtmlTags: () => {
      const label = translate(context, {id: 'theme.SearchBar.label', message: 'Search'});
      return {
        preBodyTags: [
          {
            tagName: 'dialog',
            attributes: {id: 'search-dialog', 'aria-label': label},
            innerHTML: renderForm(context, label).replace(/\n\s*/g, ''),
          },
        ],
      };
    },
  };
}

/** The plain field. The first button is the one that Enter presses. */
function renderForm(context: LoadContext, label: string): string {
  const placeholder = translate(context, {id: 'theme.SearchModal.placeholder', message: 'Search docs'});
  const close = translate(context, {id: 'theme.AnnouncementBar.closeButtonAriaLabel', message: 'Close'});
  const loading = translate(context, {id: 'site.SearchDialog.loading', message: 'Loading search…'});
  return `
    <form class="search-frame" action="${context.baseUrl}${SEARCH_PAGE}">
      <div>
        <button class="clean-btn" aria-label="${label}">${icon('M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m6 14 4 4')}</button>
        <input name="q" aria-label="${label}" placeholder="${placeholder}" autocomplete="off" enterkeyhint="search" spellcheck="false">
        <button formmethod="dialog" class="clean-btn" aria-label="${close}">${icon('m6 6 12 12M18 6 6 18')}</button>
      </div>
      <p>${loading}</p>
    </form>`;
}

const icon = (shape: string): string =>
  `<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="${shape}"/></svg>`;
