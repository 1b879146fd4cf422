import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The name of a matcher or a call, e.g. `.toBeArray()` or `toBeArray`. */
const MATCHER = /^(?:\.\w+\(|to[A-Z]\w*$|(?:pass|fail)$)/;

/** Whether a title or another name is that of a matcher, which a browser must not translate. */
export const isMatcher = (text: string): boolean => MATCHER.test(text);

/**
 * A title or another name of a page or section. Matchers are in the font of code, everything else is text.
 * @param props.text the whole text
 * @param props.children the text as shown, e.g. with marks
 */
export default function Name({text, children = text}: {text: string; children?: ReactNode}): ReactNode {
  return isMatcher(text) ? (
    <code className={clsx('bare', styles.name)} translate="no">
      {children}
    </code>
  ) : (
    children
  );
}
