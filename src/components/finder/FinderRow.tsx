import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {LazyFinderForm} from './LazyFinderForm';
import styles from './styles.module.css';

/**
 * A row that opens a search for matchers by a value and what is expected of it. The search is loaded when it is opened, by
 * the reader or by a URL with `#by-example?value=[3,1]&expected=[1,3]` (plugins/early-scripts).
 */
export default function FinderRow(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDetailsElement>(null);
  // The hash of the URL opens the row before React listens.
  useEffect(() => setOpen(row.current?.open ?? false), []);
  return (
    <details ref={row} id="by-example" className={clsx('script-only', styles.row)} onToggle={() => setOpen(true)}>
      <summary className="opens">
        <Translate id="site.Finder.title">Find a matcher by example</Translate>
      </summary>
      {isOpen && <LazyFinderForm />}
    </details>
  );
}
