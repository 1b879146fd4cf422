import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** A table. One that is wider than its column scrolls. */
export default function Table({'aria-label': name, ...props}: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const label = name ?? translate({id: 'site.Table.label', message: 'Table'});
  // Only a region that scrolls has to be reachable by keyboard.
  const region = useIsCut(frame) && {role: 'region', tabIndex: 0, 'aria-label': label};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table aria-label={label} {...props} />
    </div>
  );
}

/** Whether the content of an element is wider than the element. */
function useIsCut(frame: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const {current: element} = frame;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth));
    // The table grows when a font replaces its fallback.
    for (const box of [element, ...element.children]) observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);
  return isCut;
}
