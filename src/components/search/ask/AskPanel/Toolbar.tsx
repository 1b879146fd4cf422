import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Answerer} from '@site/config/answerer';
import {getAskLabel} from '@site/src/components/search/ask/texts';
import buttons from '@site/src/components/shared/buttons.module.css';
import IconButton, {CROSS} from './IconButton';
import styles from './styles.module.css';

interface Props {
  readonly answerer: Answerer;
  readonly historyId: string;
  /** Whether the history is shown; `undefined` if it is empty. */
  readonly showsHistory: boolean | undefined;
  readonly onHistory: () => void;
  /** Starts a new conversation; `undefined` if the current one is empty. */
  readonly onNew: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The buttons to leave a conversation. */
export default function Toolbar(props: Props): ReactNode {
  const {answerer, historyId, showsHistory, onHistory, onNew, onLeave, onClose} = props;
  return (
    <header className={styles.toolbar}>
      <IconButton
        label={translate({id: 'site.Ask.leave', message: 'Back to search'})}
        shape="M20 12H4m7-7-7 7 7 7"
        onClick={onLeave}
      />
      <h2 className={clsx('text--truncate', styles.mode)}>{getAskLabel(answerer)}</h2>
      {onNew && (
        <button type="button" className={buttons.button} onClick={onNew}>
          <Translate id="site.Ask.new">New conversation</Translate>
        </button>
      )}
      {showsHistory !== undefined && (
        <button
          type="button"
          className={buttons.button}
          aria-expanded={showsHistory}
          aria-controls={showsHistory ? historyId : undefined}
          onClick={onHistory}
        >
          <Translate id="site.Ask.viewHistory">History</Translate>
        </button>
      )}
      <IconButton label={translate({id: 'site.Ask.close', message: 'Close'})} shape={CROSS} onClick={onClose} />
    </header>
  );
}
