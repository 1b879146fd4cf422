/*
 * Change: the heading of a matcher breaks only before a word of its name or its arguments, which are muted. The original
 * would then label the link to the heading with the id instead of the text. Replacement.
 */
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';

/** A matcher's call. */
const CALL = /^(?<name>\.\w+)\((?<parameters>.*)\)$/;

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const targetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  const call = typeof children === 'string' ? CALL.exec(children)?.groups : undefined;
  return (
    <As {...props} className={clsx('anchor', targetClassName, call && 'matcher', props.className)} id={id}>
      {call ? withBreaks(call) : children}
      <HashLink id={id} heading={typeof children === 'string' ? children : id} />
    </As>
  );
}

function withBreaks({name = '', parameters}: Readonly<Record<string, string>>): ReactNode {
  return (
    <>
      {name.split(/(?=[A-Z][a-z])/).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
      (<wbr />
      {parameters && <span className="parameters">{parameters}</span>})
    </>
  );
}
