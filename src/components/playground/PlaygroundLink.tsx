import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, type ReactNode} from 'react';
import {writePlainHash} from './plainHash';

interface Props {
  /** The code to open. */
  readonly code: string;
  readonly className?: string | undefined;
}

/**
 * A link that opens code in the playground. The URL contains the code, uncompressed, so that it can be opened or copied in
 * any way at once. The built page has no URL, since it has the code already.
 */
export default function PlaygroundLink({code, className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const hash = useMemo(() => writePlainHash(code), [code]);
  return (
    <Link to={isBrowser ? `/playground${hash}` : undefined} className={className}>
      <Translate id="site.PlaygroundLink">Open in playground</Translate>
    </Link>
  );
}
