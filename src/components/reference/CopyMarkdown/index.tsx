import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import {load, prefetch} from '@site/src/components/shared/load';
import buttons from '@site/src/components/shared/buttons.module.css';
import styles from './styles.module.css';

const loadCopy = async () => (await load(() => import('./copyMarkdown'))).copyMarkdown;
const prepareCopy = () => prefetch(loadCopy);

/**
 * A button next to the title of a page, which copies the page as Markdown.
 * @param props.url of the Markdown
 */
export default function CopyMarkdown({url}: {url: string}): ReactNode {
  const [message, setMessage] = useState('');
  return (
    <div className={clsx('screen-only', styles.copy)}>
      <button
        type="button"
        className={buttons.copy}
        // Safari lets a page copy only what follows a click at once, so the code is loaded before the click.
        onPointerEnter={prepareCopy}
        onFocus={prepareCopy}
        onClick={() => void loadCopy().then(copyMarkdown => copyMarkdown(url, setMessage), offerReload)}
      >
        <Translate id="site.CopyMarkdown.copy">Copy as Markdown</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
