/*
 * Change: the link to a heading is next to it; inside, it would be a part of the heading's name. The heading of a matcher
 * is not translated, and breaks only before a word of its name or its arguments, which are muted. Replacement, because the
 * original puts its link into the heading.
 */
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';
import {isMatcher} from '@site/src/components/shared/Name';
import Words from '@site/src/components/shared/Words';
import styles from './styles.module.css';

/** A matcher's call. */
const CALL = /^(?<name>\.\w+\()(?<parameters>.*)\)$/;

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const targetClassName = useAnchorTargetClassName(id);
  const text = typeof children === 'string' ? children : '';
  const translated = isMatcher(text) ? 'no' : props.translate;
  if (As === 'h1' || !id)
    return (
      <As {...props} translate={translated}>
        {children}
      </As>
    );
  const call = CALL.exec(text)?.groups;
  return (
    <div className={clsx('heading', call && 'matcher')}>
      <As {...props} className={clsx('anchor', targetClassName, props.className)} id={id} translate={translated}>
        {call ? <Call {...call} /> : children}
      </As>
      <HashLink id={id} heading={text || id} className={styles.link} />
    </div>
  );
}

function Call({name = '', parameters}: {readonly name?: string; readonly parameters?: string}): ReactNode {
  return (
    <>
      <Words of={name} />
      {parameters && (
        <>
          <wbr aria-hidden="true" />
          <span className="parameters">{parameters}</span>
        </>
      )}
      )
    </>
  );
}
