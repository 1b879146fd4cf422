import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState, type ReactNode} from 'react';
import {prefetch, load} from '@site/src/components/shared/load';
import {writePlainHash} from './plainHash';

interface Props {
  /** The code to open. */
  readonly code: string;
  readonly className?: string | undefined;
}

/**
 * A link that opens code in the playground. The URL contains the code from the start, so that it can be opened or
 * copied in any way; on hover or focus it is compressed. The built page has no URL, since it has the code already.
 */
export default function PlaygroundLink({code, className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const plain = useMemo(() => writePlainHash(code), [code]);
  const [packed, setPacked] = useState<{code: string; hash: string}>();
  const isPacked = packed?.code === code;

  const pack = () => {
    if (isPacked) return;
    prefetch(async () => {
      const {writeHash} = await load(() => import('./codeHash'));
      setPacked({code, hash: await writeHash(code)});
    });
  };
  return (
    <Link
      to={isBrowser ? `/playground${isPacked ? packed.hash : plain}` : undefined}
      className={className}
      onPointerEnter={pack}
      onFocus={pack}
    >
      <Translate id="site.PlaygroundLink">Open in playground</Translate>
    </Link>
  );
}
