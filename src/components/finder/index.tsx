import Translate from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {lazyComponent} from '@site/src/components/shared/load';
import styles from './styles.module.css';

/** The search for matchers by a value and an expectation. */
export const FinderForm = lazyComponent(async () => (await import('./Form')).default);

/**
 * A row that opens a search for matchers by a value and what is expected of it. The search is loaded when it is opened, by
 * the reader or by an address such as `#by-example?value=[3,1]&expected=[1,3]` (plugins/early-rows).
 */
export default function FinderRow(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDetailsElement>(null);
  // An address opens the row before React listens.
  useEffect(() => setOpen(row.current?.open ?? false), []);
  return (
    <details ref={row} id="by-example" className={styles.row} onToggle={() => setOpen(true)}>
      <summary className="opens">
        <Translate id="site.ByExample.title">Find a matcher by example</Translate>
      </summary>
      {isOpen && <FinderForm />}
    </details>
  );
}
