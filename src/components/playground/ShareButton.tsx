import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {isTooMuch} from '@site/src/components/example/CodeEditor/isTooMuch';
import {writeHash} from './codeHash';
import styles from './styles.module.css';

const MESSAGE_MS = 4000;

/** Puts the code into the URL of the page and copies the URL. Disabled until there is code. */
export default function ShareButton({code}: {code: string | undefined}): ReactNode {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setMessage(''), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div className={styles.share}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        disabled={code === undefined}
        onClick={() => {
          share(code ?? '').then(setMessage, () => setMessage(messages.failed()));
        }}
      >
        {translate({id: 'site.Playground.share', message: 'Copy link'})}
      </button>
      <span role="status" className={clsx('small', styles.said)}>
        {message}
      </span>
    </div>
  );
}

/** @returns the message for the reader */
async function share(code: string): Promise<string> {
  if (!code) return messages.nothing();
  if (isTooMuch(code)) return messages.tooLong();
  window.history.replaceState(window.history.state, '', await writeHash(code));
  try {
    await navigator.clipboard.writeText(window.location.href);
    return messages.copied();
  } catch {
    // Not permitted, or not supported by the browser.
    return messages.inUrl();
  }
}

const messages = {
  copied: () => translate({id: 'site.Playground.copied', message: 'Copied.'}),
  inUrl: () => translate({id: 'site.Playground.inUrl', message: 'The link is in the address bar.'}),
  nothing: () => translate({id: 'site.Playground.nothing', message: 'There is no code to share.'}),
  tooLong: () => translate({id: 'site.Playground.tooLong', message: 'The code is too long for a link.'}),
  failed: () => translate({id: 'site.Playground.failed', message: 'The link could not be created.'}),
};
