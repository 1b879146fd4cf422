import clsx from 'clsx';
import type {MouseEventHandler, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The name for screen readers. */
  readonly label: string;
  /** The path of the drawing, in a square of 20 by 20. */
  readonly shape: string;
  readonly onClick: MouseEventHandler<HTMLButtonElement>;
}

export const CROSS = 'm5 5 10 10M15 5 5 15';

/** A button that shows only an icon. */
export default function IconButton({label, shape, onClick}: Props): ReactNode {
  return (
    <button type="button" className={clsx('clean-btn', styles.icon)} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
