import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The id of the element to link to; the link is inside of it or right next to it. */
  readonly id: string;
  /** What the link leads to, for its label. */
  readonly heading: string;
  readonly className?: string | undefined;
}

/** A link to a heading, an example or a row of the same page. It is visible on hover and while it has the focus. */
export default function HashLink({id, heading, className}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Link
      to={`#${id}`}
      className={clsx('hash-link', styles.link, className)}
      aria-label={translate({id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'}, {heading})}
      translate="no"
    />
  );
}
