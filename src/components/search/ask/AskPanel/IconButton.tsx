import clsx from 'clsx';
import type {MouseEventHandler, ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import Icon from '@site/src/components/shared/Icon';
import styles from './styles.module.css';

interface Props {
  /** The name for screen readers. */
  readonly label: string;
  /** The path of the drawing, in a square of 24 by 24. */
  readonly shape: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

export const CROSS = 'm6 6 12 12M18 6 6 18';

/** A button that shows only an icon. */
export default function IconButton({label, shape, onClick}: Props): ReactNode {
  return (
    <button type="button" className={clsx(buttons.button, styles.icon)} aria-label={label} onClick={onClick}>
      <Icon shape={shape} />
    </button>
  );
}
