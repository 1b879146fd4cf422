import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import HashLink from '@site/src/components/example/HashLink';
import {useKeptFocus} from '@site/src/components/example/useKeptFocus';
import styles from './styles.module.css';

/** How an example shows its code: as written, or as edge cases in a list or in a table with a line for each. */
export type Form = 'code' | 'list' | 'table';

interface Props {
  /** The id of the example, if it has one. */
  readonly id: string | undefined;
  readonly isFailing: boolean;
  readonly form: Form;
  readonly children: ReactNode;
}

/** The frame of an example: its code, its controls and its output. */
export default function Card({id, isFailing, form, children}: Props): ReactNode {
  const keptFocus = useKeptFocus();
  return (
    <div id={id} className={clsx(styles.example, styles[form])} data-example={form} {...keptFocus}>
      {children}
      {id !== undefined && <HashLink id={id} heading={getName(form, isFailing)} className={styles.link} />}
    </div>
  );
}

function getName(form: Form, isFailing: boolean): string {
  if (form !== 'code') return translate({id: 'site.EdgeCases.title', message: 'Edge cases'});
  return isFailing
    ? translate({id: 'site.Example.failing', message: 'failing example'})
    : translate({id: 'site.Example.example', message: 'example'});
}
