// cspell:ignore softbreak hardbreak
import type {Token} from 'markdown-it';
import {createElement, Fragment, type ReactNode} from 'react';
import Table from '@site/src/components/shared/Table';
import Example from './Example';
import type {UntrustedMarkdownProps} from './Markdown';
import {parseMarkdown} from './parseMarkdown';
import styles from './styles.module.css';

type Link = UntrustedMarkdownProps['link'];

/**
 * Markdown from a service or from the history. HTML is shown as text, images are omitted. A text that is too much for an
 * answer is shown as it is.
 */
export default function ParsedMarkdown({children, isInline = false, link}: UntrustedMarkdownProps): ReactNode {
  const tokens = parseMarkdown(children, isInline);
  return tokens ? renderTokens(tokens, link) : <span className={styles.asText}>{children}</span>;
}

function renderTokens(tokens: readonly Token[], link: Link): ReactNode {
  const root: ReactNode[] = [];
  const open: {readonly start: Token; readonly children: ReactNode[]}[] = [];
  for (const [key, token] of tokens.entries()) {
    const element = token.nesting < 0 ? open.pop() : undefined;
    const parent = open.at(-1)?.children ?? root;
    if (token.nesting > 0) open.push({start: token, children: []});
    else if (element) parent.push(renderElement(element.start, key, element.children, link));
    else {
      const leaf = renderLeaf(token, link);
      // In an element of its own, React can replace a text that a browser has translated. The text of a link is added whole,
      // and compared with its URL.
      if (typeof leaf !== 'string') parent.push(<Fragment key={key}>{leaf}</Fragment>);
      else parent.push(open.at(-1)?.start.tag === 'a' ? leaf : <span key={key}>{leaf}</span>);
    }
  }
  return root;
}

function renderElement(start: Token, key: number, children: readonly ReactNode[], link: Link): ReactNode {
  const {tag} = start;
  // A paragraph of a list without blank lines.
  if (start.hidden) return <Fragment key={key}>{children}</Fragment>;
  if (/^h\d$/.test(tag)) return createElement('h4', {key, className: styles.title}, ...children);
  if (tag === 'a') return createElement(link, {key, href: String(start.attrGet('href'))}, ...children);
  if (tag === 'table') return createElement(Table, {key}, ...children);
  const textAlign = /^text-align:(left|center|right)$/.exec(String(start.attrGet('style')))?.[1];
  const first = start.attrGet('start');
  const props = {key, ...(textAlign && {style: {textAlign}}), ...(first && {start: first})};
  return createElement(tag, props, ...children);
}

function renderLeaf({type, content, info, children}: Token, link: Link): ReactNode {
  switch (type) {
    case 'inline':
      return renderTokens(children ?? [], link);
    case 'fence':
    case 'code_block':
      return <Example code={{language: /^\S+/.exec(info)?.[0] ?? 'text', code: content.trimEnd()}} />;
    case 'code_inline':
      return <code translate="no">{content}</code>;
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br />;
    case 'hr':
      return <hr />;
    case 'image':
      return null;
    default:
      return content;
  }
}
