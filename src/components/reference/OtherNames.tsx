import type {ReactNode} from 'react';

/**
 * Other names for a matcher, in a row of its section; packages/docs-model/src/remark/matcher-facts.ts inserts them.
 * @param props.words comma-separated
 */
export default function OtherNames({words}: {words: string}): ReactNode {
  return <p>{words}</p>;
}
