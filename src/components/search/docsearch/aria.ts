import {translate} from '@docusaurus/Translate';
import {useLayoutEffect, type KeyboardEvent, type RefObject} from 'react';

/** DocSearch 4.7.0 sets these once. `aria-controls`, which it updates, is allowed on any element. */
const WIDGET_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Makes DocSearch's container a plain element. DocSearch calls it a button that contains the whole modal: Tab stops at
 * it, and assistive technology does not read its content. The dialog around it has the role and the name.
 */
export function usePlainContainer(search: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container = search.current?.querySelector('.DocSearch-Container');
    for (const name of WIDGET_ATTRIBUTES) container?.removeAttribute(name);
  }, [search]);
}

/**
 * Makes DocSearch's field a combobox as the ARIA Authoring Practices describe it: it says whether its popup is open, and
 * there is one popup, a tree whose groups have the names that readers see. DocSearch has a field without a state, and a
 * list without a name for each group.
 * @param popup the tree, an empty element: it owns the groups, since the element around them also has a link
 */
export function useCombobox(search: RefObject<HTMLElement | null>, popup: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [within, tree] = [search.current, popup.current];
    if (!within || !tree) return undefined;
    const observer = new MutationObserver(() => describe(within, tree));
    observer.observe(within, {subtree: true, childList: true, attributeFilter: ['aria-controls', 'aria-labelledby']});
    describe(within, tree);
    return () => observer.disconnect();
  }, [search, popup]);
}

function describe(search: HTMLElement, popup: HTMLElement): void {
  const groups = [...search.querySelectorAll('.DocSearch-Hits ul')];
  for (const [index, group] of groups.entries()) {
    const title = `${popup.id}-title-${index}`;
    set(group.previousElementSibling, {id: title});
    set(group, {'aria-labelledby': title});
  }
  for (const icon of search.querySelectorAll('.DocSearch-Hit-Select-Icon'))
    set(icon, {
      role: 'img',
      'aria-label': translate({
        id: 'site.Search.enter',
        message: 'Press Enter to open',
        description: 'Name of the icon next to the selected hit',
      }),
    });
  const isOpen = groups.length > 0;
  popup.hidden = !isOpen;
  set(popup, {'aria-owns': groups.map(({id}) => id).join(' ')});
  const field = search.querySelector('.DocSearch-Input');
  set(field, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'tree',
    'aria-expanded': String(isOpen),
  });
  if (isOpen) set(field, {'aria-controls': popup.id});
  else field?.removeAttribute('aria-controls');
}

/** Sets attributes, but only those that differ: each change is observed. */
function set(element: Element | null, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Keeps Tab from DocSearch, in the capture phase: DocSearch's focus trap knows only the elements that were in the modal
 * when it opened, so Shift+Tab in the field would not reach the button above it. The dialog itself keeps the focus inside.
 */
export function bypassFocusTrap(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
