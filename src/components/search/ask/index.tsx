import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import Icon from '@site/src/components/shared/Icon';
import Exchange from './Exchange';
import styles from './styles.module.css';
import {describeState, getAskLabel, getDisclaimer, getExampleQuestions, getPlaceholder} from './texts';
import {useAnswerer} from './useAnswerer';
import {useAnswerSource} from './useAnswerSource';
import {useExchanges} from './useExchanges';

interface Props {
  /** Asked at once; whitespace alone is not a question. */
  readonly question: string;
  /** Announces a text to assistive technology. */
  readonly onStatus: (text: string) => void;
  /** Leaves the ask mode. */
  readonly onLeave: () => void;
  /** Closes the dialog. */
  readonly onClose: () => void;
}

/** The limit of the search field. */
const MAX_LENGTH = 512;

/** The ask mode of the search dialog: questions, each with its answer, and a field for the next one. */
export default function Ask({question, onStatus, onLeave, onClose}: Props): ReactNode {
  const answerer = useAnswerer();
  const [draft, setDraft] = useState('');
  const {exchanges, ask, stop} = useExchanges(useAnswerSource(), exchange => {
    onStatus(describeState(exchange));
    // The reader can change a failed question.
    if (exchange.state === 'failed') setDraft(exchange.question);
  });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = exchanges.at(-1);
  const isAnswering = last?.state === 'answering';

  const submit = (text: string, isRetry = false) => {
    field.current?.focus();
    if (isAnswering || text.trim() === '') return;
    setDraft('');
    void ask(text.trim(), isRetry);
  };
  const begin = useRef(() => submit(question));
  useEffect(() => begin.current(), []);
  useLayoutEffect(() => {
    // The newest question is at the top, so that its answer is read from the beginning.
    list.current?.querySelector('article:last-of-type')?.scrollIntoView();
  }, [last?.id]);

  return (
    <section className={styles.ask}>
      <header className={styles.header}>
        <button
          type="button"
          className={clsx(buttons.button, styles.icon)}
          aria-label={translate({id: 'site.Ask.leave', message: 'Back to search'})}
          onClick={onLeave}
        >
          <Icon shape="M20 12H4m7-7-7 7 7 7" />
        </button>
        <h2>{getAskLabel(answerer)}</h2>
        <button
          type="button"
          className={clsx(buttons.button, styles.icon)}
          aria-label={translate({id: 'site.Ask.close', message: 'Close'})}
          onClick={onClose}
        >
          <Icon shape="m6 6 12 12M18 6 6 18" />
        </button>
      </header>
      <div ref={list} className={clsx(styles.list, 'thin-scrollbar')}>
        {exchanges.length === 0 && (
          <div className={styles.welcome}>
            <h3>
              <Translate id="site.Ask.welcome">What do you want to know?</Translate>
            </h3>
            <ul className="clean-list">
              {getExampleQuestions().map(example => (
                <li key={example}>
                  <button type="button" className={buttons.button} onClick={() => submit(example)}>
                    {example}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {exchanges.map(exchange => (
          <Exchange
            key={exchange.id}
            exchange={exchange}
            onRetry={exchange === last ? () => submit(exchange.question, true) : undefined}
          />
        ))}
      </div>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault();
          submit(draft);
        }}
      >
        <input
          ref={field}
          className="jx-field"
          aria-label={translate({id: 'site.Ask.field', message: 'Your question'})}
          placeholder={getPlaceholder(last)}
          value={draft}
          onChange={event => setDraft(event.target.value)}
          readOnly={isAnswering}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
        />
        {/* One button, so that it keeps the focus. Enter in the field submits the form, and does not stop an answer. */}
        <button
          type="button"
          className={clsx('jx-button', !isAnswering && 'jx-button--main')}
          onClick={() => (isAnswering ? stop() : submit(draft))}
        >
          {isAnswering
            ? translate({id: 'site.Ask.stop', message: 'Stop'})
            : translate({id: 'site.Ask.ask', message: 'Ask'})}
        </button>
      </form>
      <p className={clsx('small', styles.disclaimer)}>{getDisclaimer(answerer)}</p>
    </section>
  );
}
