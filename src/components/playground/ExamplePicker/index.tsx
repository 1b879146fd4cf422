import starters from '@generated/playground-examples/default/starters.json';
import Translate, {translate} from '@docusaurus/Translate';
import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {getLabel, type Pages} from '@site/src/components/playground/useExamples';
import {isComposing} from '@site/src/components/shared/isComposing';
import {lazyComponent, load, prefetch} from '@site/src/components/shared/load';
import SearchField from '@site/src/components/shared/SearchField';
import styles from './styles.module.css';

const importList = async () => (await import('./ExampleList')).default;
const ExampleList = lazyComponent(importList);

interface Props {
  /** Nothing until they are loaded. */
  readonly pages: Pages | undefined;
  /** The editor's text. */
  readonly code: string;
  /** Whether the text comes from a link, unchanged. */
  readonly isShared: boolean;
  /** The reader's previous files, latest first. */
  readonly files: readonly string[];
  readonly onPick: (code: string) => void;
  /** Called when the reader is about to use the list. */
  readonly onIntent: () => void;
}

/**
 * A field that shows the name of the code in the editor, and searches a list of the docs' examples and the reader's own
 * files. The list is loaded when the reader focuses the field or points at it.
 */
export default function ExamplePicker({pages, code, isShared, files, onPick, onIntent}: Props): ReactNode {
  const id = useId();
  const popup = useRef<HTMLDivElement>(null);
  /** The reader's text while the list is open. */
  const [query, setQuery] = useState<string>();
  /** The position of the option that Enter selects; -1 for none. */
  const [active, setActive] = useState(-1);
  /** The number of options, none before the list has loaded. */
  const [count, setCount] = useState(0);
  const isOpen = query !== undefined;
  const name = getName(code, pages ?? [], isShared);

  const prepare = () => {
    onIntent();
    prefetch(() => load(importList));
  };
  const open = (text: string) => {
    prepare();
    setQuery(text);
    setActive(text ? 0 : -1);
  };
  const close = () => setQuery(undefined);
  const getOptions = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const move = (step: 1 | -1) => {
    const options = getOptions();
    // The list has not loaded yet.
    if (options.length === 0) return;
    const next = (Math.max(active, step < 0 ? 0 : -1) + step + options.length) % options.length;
    setActive(next);
    options[next]?.scrollIntoView({block: 'nearest'});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey} = event;
    // Ctrl+Enter runs the code.
    if (ctrlKey || metaKey || isComposing(event.nativeEvent)) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open('');
    } else if (isOpen && key === 'Enter') getOptions()[active]?.click();
    else if (isOpen && key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.picker} onPointerEnter={prepare}>
      <SearchField
        label={<Translate id="site.Playground.pick">Start from</Translate>}
        value={query ?? name}
        onChange={open}
        onClick={() => isOpen || open('')}
        onFocus={prepare}
        onBlur={close}
        onKeyDown={onKeyDown}
        placeholder={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && active >= 0 && active < count ? `${id}-${active}` : undefined}
      />
      {isOpen && (
        // The focus stays in the field, also when the reader scrolls the list.
        <div ref={popup} role="presentation" className={styles.popup} onMouseDown={event => event.preventDefault()}>
          <ExampleList
            id={id}
            pages={pages}
            files={files}
            query={query.trim()}
            active={active}
            onCount={setCount}
            onPick={option => {
              close();
              onPick(option);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The name of the code in the editor. */
function getName(code: string, pages: Pages, isShared: boolean): string {
  const starter = starters.find(example => example.code === code);
  if (starter) return getLabel(starter, starter.page);
  for (const {title, examples} of pages) {
    const example = examples.find(other => other.code === code);
    if (example) return getLabel(example, title);
  }
  if (isShared) return translate({id: 'site.Playground.shared', message: 'Your code (from a link)'});
  return code && translate({id: 'site.Playground.ownCode', message: 'Your code'});
}
