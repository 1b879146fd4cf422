import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {writeHash} from './writeHash';

interface Props {
  /** The code to open. */
  readonly code: string;
  readonly className?: string | undefined;
}

/**
 * A link that opens code in the playground. The URL contains the code, uncompressed, so that it can be opened or copied in
 * any way at once. It is added when the reader is about to use the link: a page has many, and the code already.
 */
export default function PlaygroundLink({code, className}: Props): ReactNode {
  const [hasCode, setHasCode] = useState(false);
  const addCode = () => setHasCode(true);
  return (
    // Assistive technology may click without pointing and without focus; what it sends begins with a mouse button.
    <Link
      // Always with a hash: otherwise Docusaurus would fetch the playground wherever an example is in view.
      to={`/playground${hasCode ? writeHash(code) : '#text='}`}
      data-noBrokenLinkCheck={true}
      className={className}
      onPointerEnter={addCode}
      onFocus={addCode}
      onMouseDown={addCode}
    >
      <Translate id="site.PlaygroundLink">Open in playground</Translate>
    </Link>
  );
}
