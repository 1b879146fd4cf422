import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {markdownOf} from '@site/src/ask/markdown';
import Answer from '@site/src/components/ask/Answer';
import {answerTexts} from '@site/src/components/ask/answerTexts';
import type {Exchange as Asked} from '@site/src/components/ask/conversation';
import {stoppedText} from '@site/src/components/ask/texts';
import Actions from './Actions';
import styles from './styles.module.css';

interface Props {
  readonly of: Asked;
  /** Whether the whole answer has arrived. */
  readonly isComplete: boolean;
  readonly sendFeedback: ((turnId: string, isHelpful: boolean) => Promise<void>) | undefined;
  readonly onStatus: (text: string) => void;
  readonly onSearch: (query: string) => void;
  /** The reason why the answer failed. */
  readonly children: ReactNode;
}

/** A question, as a heading, and its answer. */
export default function Exchange(props: Props): ReactNode {
  const {
    of: {id, question, blocks, isStopped},
    isComplete,
    sendFeedback,
    onStatus,
    onSearch,
    children,
  } = props;
  const hasFailed = Boolean(children);
  return (
    <article className={styles.exchange}>
      <h3 className={styles.question}>{question}</h3>
      <div className={styles.answer} aria-busy={!isComplete}>
        <Answer question={question} blocks={blocks} onSearch={onSearch} />
      </div>
      {!isComplete && blocks.length === 0 && (
        <p className={styles.waiting}>
          <Translate id="site.Ask.waiting" description="Under a question until its answer begins">
            Looking it up
          </Translate>
        </p>
      )}
      {isStopped && <p className={styles.stopped}>{stoppedText()}</p>}
      {children}
      {isComplete && !hasFailed && blocks.length > 0 && (
        <Actions
          markdown={() => markdownOf(blocks, answerTexts)}
          sendFeedback={sendFeedback && (isHelpful => sendFeedback(id, isHelpful))}
          onStatus={onStatus}
        />
      )}
    </article>
  );
}
