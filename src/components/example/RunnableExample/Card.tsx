import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';
import styles from './styles.module.css';

interface Props {
  /** The id of the example, if it has one. */
  readonly id: string | undefined;
  readonly isFailing: boolean;
  /** Whether it is a list of edge cases, which has no frame of its own. */
  readonly isList: boolean;
  readonly children: ReactNode;
}

/** The frame of an example: its code, its controls and its output. */
export default function Card({id, isFailing, isList, children}: Props): ReactNode {
  return (
    <div id={id} className={clsx(styles.example, isList && styles.list)} data-example>
      {children}
      {id !== undefined && (
        <HashLink
          id={id}
          heading={
            isFailing
              ? translate({id: 'site.Example.failing', message: 'failing example'})
              : translate({id: 'site.Example.example', message: 'example'})
          }
          className={styles.link}
        />
      )}
    </div>
  );
}
