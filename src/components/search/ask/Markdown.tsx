// cspell:ignore softbreak hardbreak
import CodeBlock from '@theme/CodeBlock';
import type {Token} from 'markdown-it';
import {createElement, Fragment, type ReactNode} from 'react';
import Table from '@site/src/components/shared/Table';
import SiteLink from './SiteLink';
import {parseMarkdown} from './parseMarkdown';
import styles from './styles.module.css';

/** Markdown of a service, with the site's links, code and tables. HTML is shown as text, images are left out. */
export default function Markdown({children}: {readonly children: string}): ReactNode {
  return renderTokens(parseMarkdown(children));
}

function renderTokens(tokens: readonly Token[]): ReactNode {
  const root: ReactNode[] = [];
  const open: {readonly start: Token; readonly children: ReactNode[]}[] = [];
  for (const [key, token] of tokens.entries()) {
    const element = token.nesting < 0 ? open.pop() : undefined;
    const parent = open.at(-1)?.children ?? root;
    if (token.nesting > 0) open.push({start: token, children: []});
    else if (element) parent.push(renderElement(element.start, key, element.children));
    else {
      const leaf = renderLeaf(token);
      // In an element of its own, React can replace a text that a browser has translated.
      parent.push(typeof leaf === 'string' ? <span key={key}>{leaf}</span> : <Fragment key={key}>{leaf}</Fragment>);
    }
  }
  return root;
}

function renderElement(start: Token, key: number, children: readonly ReactNode[]): ReactNode {
  const {tag, hidden} = start;
  // A paragraph of a list without blank lines.
  if (hidden) return <Fragment key={key}>{children}</Fragment>;
  if (/^h\d$/.test(tag)) return createElement('h4', {key, className: styles.title}, ...children);
  if (tag === 'a') return createElement(SiteLink, {key, href: String(start.attrGet('href'))}, ...children);
  if (tag === 'table') return createElement(Table, {key}, ...children);
  const textAlign = /^text-align:(left|center|right)$/.exec(String(start.attrGet('style')))?.[1];
  const first = start.attrGet('start');
  return createElement(tag, {key, ...(textAlign && {style: {textAlign}}), ...(first && {start: first})}, ...children);
}

function renderLeaf({type, content, info, children}: Token): ReactNode {
  switch (type) {
    case 'inline':
      return renderTokens(children ?? []);
    case 'fence':
    case 'code_block':
      return <CodeBlock className={`language-${/^\S+/.exec(info)?.[0] ?? 'text'}`}>{content.trimEnd()}</CodeBlock>;
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
