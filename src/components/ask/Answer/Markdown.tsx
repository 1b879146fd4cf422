import ErrorBoundary from '@docusaurus/ErrorBoundary';
import MarkdownToJsx, {type MarkdownToJSX} from 'markdown-to-jsx';
import {Children, isValidElement, type ReactNode} from 'react';
import Table from '@site/src/components/shared/Table';
import AnswerLink, {SiteLink} from './AnswerLink';
import Example from './Example';
import {isParsable} from './parse-limits';
import styles from './styles.module.css';

interface Props {
  readonly children: string;
  /** Whether it is part of a line, e.g. of a list item. */
  readonly isInline?: boolean;
  /** Whether a service wrote it: links to other sites are then only text. */
  readonly isForeign?: boolean;
}

/**
 * Markdown from the docs or a service, with the site's links and code. HTML is shown as text, images are omitted. Markdown
 * that cannot be parsed is shown as it is.
 */
export default function Markdown({children, isInline = false, isForeign = false}: Props): ReactNode {
  const asText = () => <span className={styles.asText}>{children}</span>;
  if (!isParsable(children)) return asText();
  const options = isForeign ? foreign : isInline ? inline : block;
  return (
    <ErrorBoundary fallback={asText}>
      <MarkdownToJsx options={options}>{children}</MarkdownToJsx>
    </ErrorBoundary>
  );
}

function Pre({children}: {children?: ReactNode}): ReactNode {
  const [code] = Children.toArray(children);
  if (!isValidElement<{className?: string; children?: ReactNode}>(code)) return <pre translate="no">{children}</pre>;
  const {className = '', children: text} = code.props;
  const language = /(?:^|\s)lang-(\S+)/.exec(className)?.[1] ?? 'text';
  return <Example code={{language, code: Children.toArray(text).join('').trimEnd()}} />;
}

const Heading = ({children}: {children?: ReactNode}): ReactNode => <h4 className={styles.title}>{children}</h4>;

const shared: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  overrides: {
    a: AnswerLink,
    code: {props: {translate: 'no'}},
    pre: Pre,
    table: Table,
    img: () => null,
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(heading => [heading, Heading])),
  },
};
const block: MarkdownToJSX.Options = {...shared, forceBlock: true};
const inline: MarkdownToJSX.Options = {...shared, forceInline: true};
const foreign: MarkdownToJSX.Options = {...block, overrides: {...shared.overrides, a: SiteLink}};
