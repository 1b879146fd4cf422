import MarkdownToJsx, {type MarkdownToJSX} from 'markdown-to-jsx';
import {Children, createContext, Fragment, isValidElement, lazy, Suspense, useContext, type ReactNode} from 'react';
import {load} from '@site/src/components/shared/load';
import Table from '@site/src/components/shared/Table';
import AnswerLink, {SiteLink} from './AnswerLink';
import Example from './Example';
import styles from './styles.module.css';

/** Whether an answer is from the history. Any program of the site's origin could have written it. */
export const IsStored = createContext(false);

interface Props {
  readonly children: string;
  /** Whether it is part of a line, e.g. of a list item. */
  readonly isInline?: boolean;
}

/** Markdown from the docs, with the site's links and code. */
export default function Markdown({children, isInline = false}: Props): ReactNode {
  if (useContext(IsStored))
    return (
      <UntrustedMarkdown isInline={isInline} link={AnswerLink}>
        {children}
      </UntrustedMarkdown>
    );
  return <MarkdownToJsx options={isInline ? inline : block}>{children}</MarkdownToJsx>;
}

/** Markdown from a service, with the site's links and code. Links to other sites are text. */
export const ServiceMarkdown = ({children}: {readonly children: string}): ReactNode => (
  <UntrustedMarkdown link={SiteLink}>{children}</UntrustedMarkdown>
);

export interface UntrustedMarkdownProps extends Props {
  /** The component of links. */
  readonly link: typeof AnswerLink;
}

/** The source, e.g. while the parser is loaded, or if it cannot be loaded. */
const PlainText = ({children}: UntrustedMarkdownProps): ReactNode => <span className={styles.asText}>{children}</span>;

// markdown-to-jsx takes minutes for some short texts. The other parser takes milliseconds, but is six times as large.
const Parsed = lazy(() => load(() => import('./ParsedMarkdown')).catch(() => ({default: PlainText})));

const UntrustedMarkdown = (props: UntrustedMarkdownProps): ReactNode => (
  <Suspense fallback={<PlainText {...props} />}>
    <Parsed {...props} />
  </Suspense>
);

function Pre({children}: {children?: ReactNode}): ReactNode {
  const [code] = Children.toArray(children);
  if (!isValidElement<{className?: string; children?: ReactNode}>(code)) return <pre translate="no">{children}</pre>;
  const {className = '', children: text} = code.props;
  const language = /(?:^|\s)lang-(\S+)/.exec(className)?.[1] ?? 'text';
  return <Example code={{language, code: Children.toArray(text).join('').trimEnd()}} />;
}

const block: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  wrapper: Fragment,
  forceBlock: true,
  overrides: {a: AnswerLink, code: {props: {translate: 'no'}}, pre: Pre, table: Table},
};
const inline: MarkdownToJSX.Options = {...block, forceBlock: false, forceInline: true};
