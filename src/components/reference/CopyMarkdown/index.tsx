import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import icons from '@site/src/components/shared/icons.module.css';
import {load, prefetch} from '@site/src/components/shared/load';
import {useMessage} from '@site/src/components/shared/useMessage';
import styles from './styles.module.css';

const loadCopy = async () => (await load(() => import('./copyMarkdown'))).copyMarkdown;
const prepareCopy = () => prefetch(loadCopy);

/**
 * A button next to the title of a page, which copies the page as Markdown.
 * @param props.url of the Markdown
 */
export default function CopyMarkdown({url}: {url: string}): ReactNode {
  const [message, show] = useMessage();
  const copy = () => {
    // A message that is repeated is announced again only after the region was empty.
    show('');
    loadCopy().then(async copyMarkdown => show(await copyMarkdown(url)), offerReload);
  };
  return (
    <div className={clsx('screen-only', styles.copy)}>
      <button
        type="button"
        className={icons.copy}
        // Safari lets a page copy only what follows a click at once, so the code is loaded before the click.
        onPointerEnter={prepareCopy}
        onFocus={prepareCopy}
        onClick={copy}
      >
        <Translate id="site.CopyMarkdown.copy">Copy as Markdown</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
