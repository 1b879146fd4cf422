import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {CODE_FAILED, send} from '@site/src/client/events';
import styles from './styles.module.css';

/** Loads the code that copies; where that fails, src/client/offer-reload.ts says so. */
const load = () =>
  import('./copyPage').then(
    ({copyPage}) => copyPage,
    () => void send(CODE_FAILED),
  );

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
        onPointerEnter={load}
        onFocus={load}
        onClick={() => void load().then(copy => copy?.(url, setMessage))}
      >
        <Translate id="site.MarkdownLinks.copy">Copy page</Translate>
      </button>
      <span role="status">{message}</span>
    </div>
  );
}
