import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {isTooMuch} from '@site/src/components/example/CodeEditor/isTooMuch';
import buttons from '@site/src/components/shared/buttons.module.css';
import {copyText, useMessage} from '@site/src/components/shared/useMessage';
import {writeHash} from './codeHash';
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
        onClick={() => void share(code ?? '').then(show, () => show(messages.failed()))}
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
  return (await copyText(window.location.href)) ? messages.copied() : messages.inUrl();
}

const messages = {
  copied: () => translate({id: 'site.Playground.copied', message: 'Copied.'}),
  inUrl: () => translate({id: 'site.Playground.inUrl', message: 'The link is in the address bar.'}),
  nothing: () => translate({id: 'site.Playground.nothing', message: 'There is no code to share.'}),
  tooLong: () => translate({id: 'site.Playground.tooLong', message: 'The code is too long for a link.'}),
  failed: () => translate({id: 'site.Playground.notShared', message: 'The link could not be created.'}),
};
