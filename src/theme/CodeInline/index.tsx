/*
 * Change: a browser does not translate code. Short code does not break over two lines: its parts would look like two
 * values, for example `-Infinity` after the minus. Wrap.
 */
import CodeInline from '@theme-original/CodeInline';
import type {Props} from '@theme/CodeInline';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The most characters that fit on a line of a list on the narrowest phone. */
const SHORT = 28;

export default function CodeInlineWrapper({className, ...props}: Props): ReactNode {
  const isShort = typeof props.children === 'string' && props.children.length <= SHORT;
  return <CodeInline translate="no" {...props} className={clsx(className, isShort && 'short') || undefined} />;
}
