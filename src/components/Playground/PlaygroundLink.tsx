import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useState, type MouseEvent, type ReactNode} from 'react';

interface Props {
  /** What the playground opens with. */
  readonly code: string;
  readonly className?: string | undefined;
}

/** To the playground with this code. The code is packed into the address when a reader turns to the link. */
export default function PlaygroundLink({code, className}: Props): ReactNode {
  const page = useBaseUrl('/playground');
  const history = useHistory();
  const [packed, setPacked] = useState<{code: string; hash: string}>();
  const hash = packed?.code === code ? packed.hash : '';

  const pack = async () => {
    const {toHash} = await import('./link');
    const packedNow = {code, hash: await toHash(code)};
    setPacked(packedNow);
    return packedNow.hash;
  };
  const packAhead = () => {
    if (!hash) pack().catch(() => undefined);
  };
  const open = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (hash || opensElsewhere) return;
    event.preventDefault();
    pack().then(
      now => history.push(page + now),
      () => history.push(page),
    );
  };
  return (
    <Link to={`/playground${hash}`} className={className} onPointerEnter={packAhead} onFocus={packAhead} onClick={open}>
      <Translate id="site.PlaygroundLink" description="The link that opens an example in the playground">
        Open in playground
      </Translate>
    </Link>
  );
}
