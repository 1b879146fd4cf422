import {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';

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

const COPIED_MS = 1500;

/** Copies a text, and confirms it for a moment. */
export default function CopyButton({text, label, name, title, isDisabled = false, className}: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button
      type="button"
      className={className}
      data-copied={copied || undefined}
      aria-label={copied ? undefined : name}
      title={title}
      onClick={copy}
      disabled={isDisabled}
    >
      {copied ? translate({id: 'site.CopyButton.copied', message: 'Copied'}) : label}
    </button>
  );
}
