import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const command = 'npm install --save-dev jest-extended';

/** How long the button confirms a copy, in milliseconds. */
const shownFor = 2000;

/** The install command with a button to copy it; without JavaScript only the command. */
export default function InstallCommand(): ReactNode {
  const isBrowser = useIsBrowser();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), shownFor);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(command);
      setCopied(true);
    } catch {
      // No clipboard, e.g. without https: select the command, so that the reader can copy it.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <div className={styles.box}>
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code ref={text} className={styles.command}>
        {command}
      </code>
      <button
        type="button"
        className={clsx(styles.copy, !isBrowser && styles.waiting)}
        aria-label={translate({id: 'home.install.copy.label', message: 'Copy the install command'})}
        onClick={() => void copy()}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={copied ? 'm3 8.5 3.5 3.5L13 4.5' : 'M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z'} />
        </svg>
      </button>
      <span className="visually-hidden" role="status">
        {copied && <Translate id="home.install.done">The install command is copied.</Translate>}
      </span>
    </div>
  );
}
