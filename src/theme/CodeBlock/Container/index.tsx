/*
 * Change: a browser does not translate code and names of files; the colors are in the style sheet, for both modes.
 * Replacement, because the original writes colors into each block, and renders all blocks again when React has started.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ElementType, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'div'> {
  readonly as: ElementType;
}

export default function CodeBlockContainer({as: As, className, ...props}: Props): ReactNode {
  return <As {...props} className={clsx(className, styles.frame, ThemeClassNames.common.codeBlock)} translate="no" />;
}
