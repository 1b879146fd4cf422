import type {ReactNode} from 'react';

/** A magnifying glass. */
export default function SearchIcon({size}: {readonly size: number}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16m5.7 13.7L21 21" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
