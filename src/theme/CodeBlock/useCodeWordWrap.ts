import {useContext, useEffect, useRef, useState} from 'react';
import {BlockContext} from '@site/src/components/example/BlockContext';

/**
 * Whether the lines of a code block wrap, and whether one is too long. plugins/bundler puts it in the place of Docusaurus'
 * hook, which reads the width of each block while React starts, so that the browser lays out the content of each closed
 * row. An observer reports a width without a layout of its own, and that of a block in a row or a tab when it opens.
 */
export function useCodeWordWrap() {
  const {isInExample} = useContext(BlockContext);
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    // An example has no button for this.
    if (!block || isInExample) return undefined;
    const observer = new ResizeObserver(() => setScrollable(block.scrollWidth > block.clientWidth));
    observer.observe(block);
    return () => observer.disconnect();
  }, [isInExample]);

  return {codeBlockRef, isEnabled, isCodeScrollable, toggle: () => setEnabled(now => !now)};
}
