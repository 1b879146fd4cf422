import Translate from '@docusaurus/Translate';
import {renderAnswer} from '@jest-extended/search/answers/markdown';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Answer from '@site/src/components/search/ask/Answer';
import {answerTexts} from '@site/src/components/search/ask/answerTexts';
import {isRefusal, type Exchange as ExchangeData} from '@site/src/components/search/ask/conversation';
import {getStoppedText} from '@site/src/components/search/ask/texts';
import buttons from '@site/src/components/shared/buttons.module.css';
import Actions from './Actions';
import styles from './styles.module.css';

interface Props {
  readonly exchange: ExchangeData;
  /** Whether the whole answer has arrived. */
  readonly isComplete: boolean;
  readonly sendFeedback: ((turnId: string, isHelpful: boolean) => Promise<void>) | undefined;
  readonly onStatus: (text: string) => void;
  readonly onSearch: (query: string) => void;
  /** The reason why the answer failed. `isFinal`: this conversation cannot continue. */
  readonly failure: {readonly message: string; readonly isFinal: boolean} | undefined;
  /** Asks the question again; absent if the answer is complete. */
  readonly onRetry: (() => void) | undefined;
  /** Starts a new conversation. */
  readonly onNew: () => void;
}

/** A question, as a heading, and its answer. */
export default function Exchange(props: Props): ReactNode {
  const {
    exchange,
    exchange: {id, question, blocks, isStopped, isStored},
    isComplete,
    sendFeedback,
    onStatus,
    onSearch,
    failure,
    onRetry,
    onNew,
  } = props;
  return (
    <article className={styles.exchange}>
      <h3 className={styles.question}>{question}</h3>
      <div className={styles.answer} aria-busy={!isComplete}>
        <Answer question={question} blocks={blocks} isStored={isStored} onSearch={onSearch} />
      </div>
      {!isComplete && blocks.length === 0 && (
        <p className={clsx('small', styles.said)}>
          <Translate id="site.Ask.waiting">Looking it up</Translate>
        </p>
      )}
      {(failure ?? isStopped) && (
        <div className={failure ? styles.failure : styles.stopped}>
          <p>{failure?.message ?? getStoppedText()}</p>
          {failure?.isFinal ? (
            <button type="button" className={buttons.button} onClick={onNew}>
              <Translate id="site.Ask.startNew">Start a new conversation</Translate>
            </button>
          ) : (
            onRetry && (
              <button type="button" className={buttons.button} onClick={onRetry}>
                <Translate id="site.Ask.tryAgain">Try again</Translate>
              </button>
            )
          )}
        </div>
      )}
      {isComplete && !failure && blocks.length > 0 && !isRefusal(exchange) && (
        <Actions
          markdown={() => renderAnswer(blocks, answerTexts)}
          sendFeedback={sendFeedback && (isHelpful => sendFeedback(id, isHelpful))}
          onStatus={onStatus}
        />
      )}
    </article>
  );
}
