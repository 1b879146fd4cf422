import type {ReactNode} from 'react';

/** A test's name; text between backticks is code. */
export default function Statement({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} translate="no">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
