import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {offerReload} from '@site/src/client/offer-reload';
import {load, prefetch} from '@site/src/components/shared/load';
import styles from './styles.module.css';

const loadCopy = async () => (await load(() => import('./copyPage'))).copyPage;
const prepareCopy = () => prefetch(loadCopy);

/**
 * Links to a page of the docs as Markdown (plugins/markdown-twins), in its head and for readers, and a button that copies it.
 * @param permalink the page's path
 */
export default function MarkdownLinks({permalink}: {permalink: string}): ReactNode {
  const [message, setMessage] = useState('');
  const url = `${permalink.replace(/\/$/, '')}.md`;
  return (
    <div className={styles.links}>
      <Head>
        <link rel="alternate" type="text/markdown" href={url} />
      </Head>
      <a href={url}>
        <Translate id="site.MarkdownLinks.view">View as Markdown</Translate>
      </a>
      <button
        type="button"
        // Safari lets a page copy only what follows a click at once, so the code is loaded before the click.
        onPointerEnter={prepareCopy}
        onFocus={prepareCopy}
        onClick={() => void loadCopy().then(copyPage => copyPage(url, setMessage), offerReload)}
      >
        <Translate id="site.MarkdownLinks.copy">Copy page</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
