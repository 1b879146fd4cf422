/*
 * Remembers that the reader opened the search before React started, and the letters typed after that. The button looks
 * pressed until src/theme/SearchBar takes them over.
 */
import {isSearchKey} from '../../src/components/search/isSearchKey';

const {dataset} = document.documentElement;
const early = new AbortController();
window.takeSearch = onSearch => {
  early.abort();
  const {search} = dataset;
  delete dataset.search;
  if (search !== undefined) onSearch?.(search);
};
const onClick = (/** @type {MouseEvent} */ {target}) => {
  if (target instanceof Element && target.closest('.DocSearch-Button')) dataset.search ??= '';
};
const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
  const {key, ctrlKey, metaKey} = event;
  const {search} = dataset;
  const isLetter = key.length === 1 && !ctrlKey && !metaKey;
  if (search === undefined ? !isSearchKey(event) : !isLetter && !/^(Backspace|Escape)$/.test(key)) return;
  event.preventDefault();
  if (key === 'Escape') delete dataset.search;
  else dataset.search = search === undefined ? '' : isLetter ? search + key : search.slice(0, -1);
};
addEventListener('click', onClick, early);
addEventListener('keydown', onKeyDown, early);
