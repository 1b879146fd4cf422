import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import buttons from '@site/src/components/shared/buttons.module.css';
import {copyText, useMessage} from '@site/src/components/shared/useMessage';
import {getVisibleText} from '@site/src/components/shared/visibleText';
import styles from './styles.module.css';

interface Props {
  /** The answer as Markdown. */
  readonly markdown: () => string;
  /** Reports whether the answer helped; absent if feedback is not supported. */
  readonly sendFeedback: ((isHelpful: boolean) => Promise<void>) | undefined;
  readonly onStatus: (text: string) => void;
}

/** The buttons below an answer. */
export default function Actions({markdown, sendFeedback, onStatus}: Props): ReactNode {
  const [message, show] = useMessage();
  const copy = async () => {
    const result = (await copyText(getVisibleText(markdown())))
      ? translate({id: 'site.Ask.copied', message: 'Copied'})
      : translate({id: 'site.Ask.notCopied', message: 'Could not copy'});
    show(result);
    onStatus(result);
  };
  return (
    <div className={styles.actions}>
      <button type="button" className={buttons.button} onClick={() => void copy()}>
        {message || translate({id: 'site.Ask.copy', message: 'Copy'})}
      </button>
      {sendFeedback && <Feedback send={sendFeedback} onStatus={onStatus} />}
    </div>
  );
}

interface FeedbackProps {
  readonly send: (isHelpful: boolean) => Promise<void>;
  readonly onStatus: (text: string) => void;
}

/** Asks whether an answer helped. It is reported once; the reader does not see a failed report. */
function Feedback({send, onStatus}: FeedbackProps): ReactNode {
  const [given, setGiven] = useState<boolean>();
  const give = (isHelpful: boolean) => {
    if (given !== undefined) return;
    setGiven(isHelpful);
    onStatus(getThanksText());
    send(isHelpful).catch(() => undefined);
  };
  return (
    <>
      {[true, false].map(isHelpful => (
        <button
          key={String(isHelpful)}
          type="button"
          className={buttons.button}
          aria-pressed={given === isHelpful}
          aria-disabled={given !== undefined && given !== isHelpful}
          onClick={() => give(isHelpful)}
        >
          {isHelpful
            ? translate({id: 'site.Ask.like', message: 'Helpful'})
            : translate({id: 'site.Ask.dislike', message: 'Not helpful'})}
        </button>
      ))}
      {given !== undefined && <span className={clsx('small', styles.said)}>{getThanksText()}</span>}
    </>
  );
}

const getThanksText = (): string => translate({id: 'site.Ask.thanks', message: 'Thank you for your feedback'});
