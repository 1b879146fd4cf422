import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import Answer from './Answer';
import styles from './styles.module.css';
import {describeState} from './texts';
import type {AskedExchange} from './useExchanges';

interface Props {
  readonly exchange: AskedExchange;
  /** Asks the question again; only the last one can be. */
  readonly onRetry: (() => void) | undefined;
}

/** A question, as a heading, and its answer. */
export default function Exchange({exchange, onRetry}: Props): ReactNode {
  const {question, answer, state} = exchange;
  return (
    <article className={styles.exchange}>
      <h3 className={styles.question}>{question}</h3>
      <div className={clsx('underlines', styles.answer)} aria-busy={state === 'answering'}>
        {answer && <Answer question={question} answer={answer} />}
      </div>
      {state === 'answering' && !answer && (
        <p className="small">
          <Translate id="site.Ask.waiting">Looking it up</Translate>
        </p>
      )}
      {(state === 'failed' || state === 'stopped') && (
        <div className={clsx(styles.ending, state === 'failed' && styles.failure)}>
          <p>{describeState(exchange)}</p>
          {onRetry && (
            <button type="button" className={buttons.button} onClick={onRetry}>
              <Translate id="site.Ask.tryAgain">Try again</Translate>
            </button>
          )}
        </div>
      )}
    </article>
  );
}
