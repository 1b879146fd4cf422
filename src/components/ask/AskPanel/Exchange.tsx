import Translate from '@docusaurus/Translate';
import {renderAnswer} from '@jest-extended/ask/markdown';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Answer from '@site/src/components/ask/Answer';
import {answerTexts} from '@site/src/components/ask/answerTexts';
import type {Exchange as ExchangeData} from '@site/src/components/ask/conversation';
import {getStoppedText} from '@site/src/components/ask/texts';
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
  /** Adds more sections to the answer; absent while that is not possible. */
  readonly onMore: (() => void) | undefined;
}

/** A question, as a heading, and its answer. */
export default function Exchange(props: Props): ReactNode {
  const {
    exchange: {id, question, blocks, isStopped, isStored},
    isComplete,
    sendFeedback,
    onStatus,
    onSearch,
    failure,
    onRetry,
    onNew,
    onMore,
  } = props;
  const article = useRef<HTMLElement>(null);
  const cards = blocks.filter(({type}) => type === 'card').length;
  const count = blocks.reduce((sum, block) => (block.type === 'matches' ? block.count : sum), 0);
  /** The place of the card that gets the focus when it has arrived. */
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current === undefined) return;
    const card = article.current?.querySelectorAll(':scope > div > section')[firstNew.current];
    card?.querySelector('a')?.focus({preventScroll: true});
    card?.scrollIntoView();
    firstNew.current = undefined;
  }, [cards]);
  return (
    <article ref={article} className={styles.exchange}>
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
      {onMore && count > cards && !isStopped && (
        <button
          type="button"
          className={clsx(buttons.button, styles.further)}
          onClick={() => {
            firstNew.current = cards;
            onMore();
          }}
        >
          <Translate id="site.Ask.moreSections">More sections</Translate>
        </button>
      )}
      {isComplete && !failure && blocks.length > 0 && (
        <Actions
          markdown={() => renderAnswer(blocks, answerTexts)}
          sendFeedback={sendFeedback && (isHelpful => sendFeedback(id, isHelpful))}
          onStatus={onStatus}
        />
      )}
    </article>
  );
}
