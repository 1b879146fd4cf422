import {translate} from '@docusaurus/Translate';
import type {Ref, ReactNode} from 'react';
import {getPlaceholder} from '@site/src/components/search/ask/texts';
import styles from './styles.module.css';

/** The limit of the search field. */
const MAX_LENGTH = 512;

interface Props {
  readonly ref: Ref<HTMLInputElement>;
  readonly state: Parameters<typeof getPlaceholder>[0];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

/** The field for a question. While an answer arrives, it keeps the focus and the button stops the answer. */
export default function AskField({ref, state, value, onChange, onSubmit, onStop}: Props): ReactNode {
  const isAnswering = state === 'answering';
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        if (!isAnswering && state !== 'ended') onSubmit();
      }}
    >
      <input
        ref={ref}
        className="jx-field"
        aria-label={translate({id: 'site.Ask.field', message: 'Your question'})}
        placeholder={getPlaceholder(state)}
        value={state === 'ended' ? '' : value}
        onChange={event => onChange(event.target.value)}
        readOnly={isAnswering || state === 'ended'}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
      />
      {isAnswering ? (
        <button type="button" className="jx-button" onClick={onStop}>
          {translate({id: 'site.Ask.stop', message: 'Stop'})}
        </button>
      ) : (
        <button type="submit" className="jx-button jx-button--main" disabled={state === 'ended'}>
          {translate({id: 'site.Ask.ask', message: 'Ask'})}
        </button>
      )}
    </form>
  );
}
