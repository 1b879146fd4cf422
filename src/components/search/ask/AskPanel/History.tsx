import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Conversation} from '@site/src/components/search/ask/conversation';
import IconButton, {CROSS} from './IconButton';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly conversations: readonly Conversation[];
  readonly onOpen: (conversation: Conversation) => void;
  /** The focus goes to the next conversation afterwards, if there is one. */
  readonly onForget: (id: string) => void;
}

/** The conversations stored in this browser, each with its first question as the name. */
export default function History({id, conversations, onOpen, onForget}: Props): ReactNode {
  return (
    <div id={id} className={styles.history}>
      <h3 className={styles.question}>
        <Translate id="site.Ask.history">Your conversations</Translate>
      </h3>
      <ul className="clean-list">
        {conversations.map(conversation => (
          <li key={conversation.id}>
            <button
              type="button"
              className={clsx('clean-btn text--truncate', styles.open)}
              onClick={() => onOpen(conversation)}
            >
              {conversation.exchanges[0]?.question}
            </button>
            <IconButton
              label={translate(
                {id: 'site.Ask.forget', message: 'Delete "{question}"'},
                {question: conversation.exchanges[0]?.question ?? ''},
              )}
              shape={CROSS}
              onClick={({currentTarget}) => {
                const item = currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                onForget(conversation.id);
                next?.querySelector<HTMLElement>('button:last-of-type')?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
