import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly of: {readonly message: string; readonly isFinal: boolean};
  readonly onRetry: () => void;
  readonly onNew: () => void;
}

/** The reason why an answer failed, and a button to continue. */
export default function Failure({of: {message, isFinal}, onRetry, onNew}: Props): ReactNode {
  return (
    <div className={styles.failure}>
      <p>{message}</p>
      {isFinal ? (
        <button type="button" className={styles.action} onClick={onNew}>
          <Translate id="site.Ask.startNew" description="The button that begins another conversation, after one ended">
            Start a new conversation
          </Translate>
        </button>
      ) : (
        <button type="button" className={styles.action} onClick={onRetry}>
          <Translate id="site.Ask.tryAgain" description="The button that asks a question again that was not answered">
            Try again
          </Translate>
        </button>
      )}
    </div>
  );
}
