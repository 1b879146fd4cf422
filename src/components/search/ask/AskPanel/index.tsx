import type {AnswerSource} from '@jest-extended/search/answers/block';
import clsx from 'clsx';
import {useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import type {Answerer} from '@site/config/answerer';
import {isQuoted, isRefusal, type Conversation, type State} from '@site/src/components/search/ask/conversation';
import {readConversations, storeConversations, addConversation} from '@site/src/components/search/ask/history';
import {
  getCutText,
  getDisclaimer,
  getDeletedText,
  getExampleQuestions,
  describeProgress,
  getWelcome,
} from '@site/src/components/search/ask/texts';
import {useConversation} from '@site/src/components/search/ask/useConversation';
import buttons from '@site/src/components/shared/buttons.module.css';
import {isComposing} from '@site/src/components/shared/isComposing';
import AskField from './AskField';
import Exchange from './Exchange';
import History from './History';
import styles from './styles.module.css';
import Toolbar from './Toolbar';

interface Props {
  readonly answerer: Answerer;
  readonly source: AnswerSource;
  /** Asked at once; whitespace alone is not a question. */
  readonly question: string;
  /** Reports whether an answer helped; absent if feedback is not supported. */
  readonly sendFeedback?: ((turnId: string, isHelpful: boolean) => Promise<void>) | undefined;
  /** Announces a text to assistive technology. */
  readonly onStatus: (text: string) => void;
  /** Opens the search with a query. */
  readonly onSearch: (query: string) => void;
  /** Leaves the ask mode. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The ask mode of the search dialog: a conversation with the docs or an assistant. */
export default function AskPanel(props: Props): ReactNode {
  const {answerer, source, question, sendFeedback, onStatus, onSearch, onLeave, onClose} = props;
  const [draft, setDraft] = useState('');
  const [conversations, setConversations] = useState(readConversations);
  const [showsHistory, setShowsHistory] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const historyId = useId();
  const latest = useRef(conversations);
  const store = useCallback((next: readonly Conversation[]) => {
    latest.current = next;
    setConversations(next);
    storeConversations(next);
  }, []);

  const onProgress = useCallback(
    ({conversation, progress}: State) => {
      onStatus(describeProgress(progress));
      const {activeElement} = document;
      const begins = progress.state === 'answering' || progress.state === 'idle';
      if (begins) {
        setShowsHistory(false);
        setDraft('');
      } else if (progress.state === 'failed') {
        // The reader can change a failed question or ask it again.
        setDraft(conversation.exchanges.at(-1)?.question ?? '');
      } else {
        store(addConversation(latest.current, conversation));
      }
      // The end of an answer removes the Stop button. It leaves the focus elsewhere alone.
      if (begins || activeElement === document.body || field.current?.form?.contains(activeElement))
        field.current?.focus();
    },
    [onStatus, store],
  );
  const {conversation, progress, ask, stop, open} = useConversation(source, onProgress);
  const submit = useCallback(
    (text: string) => {
      if (text.trim() !== '') void ask(text.trim());
    },
    [ask],
  );
  const asksFirst = useRef(true);
  useEffect(() => {
    if (!asksFirst.current) return;
    asksFirst.current = false;
    field.current?.focus();
    submit(question);
  }, [question, submit]);

  useEffect(() => {
    if (!showsHistory) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Before the dialog, which would leave the ask mode.
      event.preventDefault();
      event.stopPropagation();
      setShowsHistory(false);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [showsHistory]);

  const {exchanges} = conversation;
  const last = exchanges.at(-1);
  useLayoutEffect(() => {
    // Scroll the newest question to the top, so that its answer is read from the beginning.
    // In a low window it is the panel that scrolls.
    scroller.current?.querySelector('article:last-of-type')?.scrollIntoView();
  }, [last?.id, showsHistory]);

  const forget = (id: string) => {
    // Stops a current answer, and stores what has arrived.
    if (id === conversation.id) open();
    const others = latest.current.filter(stored => stored.id !== id);
    store(others);
    setShowsHistory(others.length > 0);
    onStatus(getDeletedText());
    if (others.length === 0) field.current?.focus();
  };
  const startAgain = () => {
    open();
    if (last && isFinal) setDraft(last.question);
  };
  const isFinal = progress.state === 'failed' && progress.isFinal;
  const isIncomplete = progress.state === 'failed' || progress.state === 'stopped';

  return (
    <section className={styles.panel}>
      <Toolbar
        answerer={answerer}
        historyId={historyId}
        showsHistory={conversations.length > 0 ? showsHistory : undefined}
        onHistory={() => setShowsHistory(shown => !shown)}
        onNew={exchanges.length > 0 ? () => open() : undefined}
        onLeave={onLeave}
        onClose={onClose}
      />
      <div ref={scroller} className={clsx(styles.scroller, 'thin-scrollbar')}>
        {showsHistory && <History id={historyId} conversations={conversations} onOpen={open} onForget={forget} />}
        {/* Examples keep their edits and results while the history is shown. */}
        <div hidden={showsHistory}>
          {exchanges.length === 0 && <Welcome answerer={answerer} onAsk={submit} />}
          {conversation.isCut && <p className={clsx('small', styles.said)}>{getCutText()}</p>}
          {exchanges.map(exchange => (
            <Exchange
              key={exchange.id}
              exchange={exchange}
              isComplete={exchange !== last || progress.state !== 'answering'}
              sendFeedback={sendFeedback}
              onStatus={onStatus}
              onSearch={onSearch}
              failure={exchange === last && progress.state === 'failed' ? progress : undefined}
              onRetry={exchange === last && isIncomplete ? () => submit(exchange.question) : undefined}
              onNew={startAgain}
            />
          ))}
        </div>
      </div>
      <AskField
        ref={field}
        state={isFinal ? 'ended' : progress.state === 'answering' ? 'answering' : last ? 'further' : 'first'}
        value={draft}
        onChange={setDraft}
        onSubmit={() => submit(draft)}
        onStop={stop}
      />
      {(exchanges.length === 0 || !exchanges.every(isRefusal)) && (
        <p className={clsx('small', styles.authorship)}>
          {getDisclaimer(answerer.kind === 'docs' || isQuoted(conversation))}
        </p>
      )}
    </section>
  );
}

function Welcome({answerer, onAsk}: {answerer: Answerer; onAsk: (question: string) => void}): ReactNode {
  const {title, text} = getWelcome(answerer);
  return (
    <div className={styles.welcome}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul className="clean-list">
        {getExampleQuestions().map(question => (
          <li key={question}>
            <button type="button" className={buttons.button} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
