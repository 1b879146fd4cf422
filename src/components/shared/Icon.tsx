import type {ReactNode} from 'react';

/**
 * A drawing of 16 pixels, like those of src/components/shared/buttons.module.css: lines with round ends.
 * @param props.shape the path, in a square of 24 by 24
 */
export default function Icon({shape}: {readonly shape: string}): ReactNode {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
