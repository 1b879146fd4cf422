import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import {copyText, useMessage} from '@site/src/components/shared/useMessage';
import {isHuge} from './codeHash';
import {writeHash} from './writeHash';
import {replaceHash} from './useCode';
import styles from './styles.module.css';

/** Puts the code into the URL of the page and copies the URL. Disabled until there is code. */
export default function ShareButton({code}: {code: string | undefined}): ReactNode {
  const [message, show] = useMessage();
  return (
    <div className={styles.share}>
      <button
        type="button"
        className={buttons.button}
        disabled={code === undefined}
        onClick={() => void share(code ?? '').then(show)}
      >
        {translate({id: 'site.Playground.share', message: 'Copy link'})}
      </button>
      <span role="status" className="small">
        {message}
      </span>
    </div>
  );
}

/** @returns the message for the reader */
async function share(code: string): Promise<string> {
  if (!code) return translate({id: 'site.Playground.nothing', message: 'There is no code to share.'});
  const hash = writeHash(code);
  if (isHuge(hash)) return translate({id: 'site.Playground.tooLong', message: 'The code is too long for a link.'});
  replaceHash(hash);
  return (await copyText(window.location.href))
    ? translate({id: 'site.Playground.copied', message: 'Copied.'})
    : translate({id: 'site.Playground.inUrl', message: 'The link is in the address bar.'});
}
