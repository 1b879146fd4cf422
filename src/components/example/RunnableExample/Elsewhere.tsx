import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Card, {type Form} from './Card';
import styles from './styles.module.css';

interface Props {
  readonly id: string | undefined;
  /** The reason from the fence: a clause without a period. */
  readonly reason: string;
  readonly form: Form;
  readonly children: ReactNode;
}

/** A block whose tests run only under Jest in Node, and the reason. */
export default function Elsewhere({id, reason, form, children}: Props): ReactNode {
  return (
    <Card id={id} isFailing={false} form={form}>
      {children}
      <p className={clsx('small', styles.bar, styles.elsewhere)}>
        <Translate id="site.Example.elsewhere" values={{reason}}>
          {'Runs only in Node: {reason}.'}
        </Translate>
      </p>
    </Card>
  );
}
