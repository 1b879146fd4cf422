import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {copyText, useMessage} from './useMessage';

interface Props {
  readonly text: string;
  readonly label: string;
  /** The name for screen readers, if it says more than the label, with which it begins. */
  readonly name?: string;
  /** The tooltip of a button that shows only an icon. */
  readonly title?: string;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
}

/** Copies a text, and confirms it for a moment, also to screen readers. */
export default function CopyButton({text, label, name, title, isDisabled = false, className}: Props): ReactNode {
  const [message, show] = useMessage();
  const copy = async () =>
    show((await copyText(text)) ? translate({id: 'site.CopyButton.copied', message: 'Copied'}) : '');
  return (
    <>
      <button
        type="button"
        className={className}
        data-copied={message ? true : undefined}
        aria-label={message ? undefined : name}
        title={title}
        onClick={() => void copy()}
        disabled={isDisabled}
      >
        {message || label}
      </button>
      {/* The name of a focused button is not announced again when it changes. */}
      <span aria-live="polite" className="visually-hidden">
        {message}
      </span>
    </>
  );
}
