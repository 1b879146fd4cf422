import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {loadModal, prepareSearch} from '@site/src/components/search/load';
import PlainField from './PlainField';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

/** The open dialog of the search: a plain field at once, and the search in its place when its code has loaded. */
export default function SearchDialog(props: Props): ReactNode {
  const {query, onClose} = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useCoveredPage();
  useLayoutEffect(() => {
    const {current: element} = dialog;
    const listening = new AbortController();
    element?.showModal();
    field.current?.focus();
    element?.addEventListener('close', onClose, listening);
    element?.addEventListener(
      'mousedown',
      event => {
        if (event.target !== element || event.button !== 0) return;
        // The focus returns to the page, and would go on to the element under the pointer.
        event.preventDefault();
        onClose();
      },
      listening,
    );
    return () => {
      listening.abort();
      // It restores the focus.
      element?.close();
    };
  }, [onClose]);
  const {Modal, isPlain, failure} = useModal(dialog, field, query);
  // React already listens to the events of its root; to begin that on another element takes time.
  const root = document.getElementById('__docusaurus') ?? document.body;
  return createPortal(
    <dialog ref={dialog} id="search-dialog" aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}>
      {isPlain && <PlainField field={field} failure={failure} {...props} />}
      {Modal && <Modal dialog={dialog} {...props} />}
    </dialog>,
    root,
  );
}

interface ModalState {
  readonly isPlain: boolean;
  readonly Modal?: Awaited<ReturnType<typeof loadModal>>;
  readonly failure?: unknown;
}

/** Loads the search, again with the next letter if that fails, and moves the focus and the caret into its field. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  query: string,
): ModalState {
  const [state, setState] = useState<ModalState>({isPlain: true});
  const {isPlain} = state;
  useEffect(() => {
    if (!isPlain) return undefined;
    let isGone = false;
    const show = (Modal: NonNullable<ModalState['Modal']>) => {
      const {current: from} = field;
      if (isGone || !from) return;
      // In one task, so that no letter falls between the fields. The second is there before the first one goes, so that a
      // phone keeps its keyboard.
      flushSync(() => setState({isPlain, Modal}));
      const to = dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
      to?.focus();
      to?.setSelectionRange(from.selectionStart, from.selectionEnd);
      flushSync(() => setState({isPlain: false, Modal}));
    };
    const start = () => {
      if (isGone) return;
      void prepareSearch();
      loadModal().then(show, (failure: unknown) => isGone || setState({isPlain, failure}));
    };
    // Once the field is painted.
    requestAnimationFrame(() => setTimeout(start));
    return () => {
      isGone = true;
    };
  }, [isPlain, query, dialog, field]);
  return state;
}

/**
 * On a phone the dialog covers the page, which is then not rendered (src/css/search.css). A page that arrives under it is
 * rendered: Docusaurus scrolls to the target of its URL.
 */
function useCoveredPage(): void {
  const {key} = useLocation();
  const [first] = useState(key);
  useLayoutEffect(() => {
    const page = document.querySelector('.main-wrapper');
    page?.toggleAttribute('data-covered', key === first);
    return () => page?.removeAttribute('data-covered');
  }, [key, first]);
}
