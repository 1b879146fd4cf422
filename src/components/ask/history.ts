import * as v from 'valibot';
import type {Block} from '@site/src/ask/block';
import type {Conversation} from './conversation';

const KEY = 'jest-extended.ask.conversations';

/** The number of stored conversations. A new one replaces the oldest. */
const LIMIT = 10;

/** The kinds of admonitions of the docs. */
const KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'related', 'known-issue'] as const;

const text = v.string();
const section = v.object({url: text, title: text});
const code = v.object({
  language: text,
  title: v.exactOptional(text),
  code: text,
  marks: v.exactOptional(
    v.object({
      verdict: v.picklist(['passes', 'fails']),
      shows: v.picklist(['example', 'edge-cases', 'known-issue']),
      notInBrowser: v.exactOptional(text),
    }),
  ),
  tokens: v.exactOptional(text),
  report: v.exactOptional(text),
});

const block: v.GenericSchema<Block> = v.variant('type', [
  v.object({type: v.literal('author'), author: v.picklist(['docs', 'model'])}),
  v.object({type: v.literal('search'), query: text, count: v.number()}),
  v.object({type: v.literal('title'), text}),
  v.object({type: v.literal('remark'), markdown: text}),
  v.object({type: v.literal('signature'), from: section}),
  v.object({type: v.literal('paragraph'), markdown: text, from: section}),
  v.object({type: v.literal('example'), code, from: section}),
  v.object({type: v.literal('edge-case'), statement: text, code, from: section}),
  v.object({
    type: v.literal('note'),
    kind: v.picklist(KINDS),
    title: v.exactOptional(text),
    blocks: v.array(v.lazy(() => block)),
    from: section,
  }),
  v.object({type: v.literal('relatives'), lines: v.array(text), from: section}),
  v.object({
    type: v.literal('sections'),
    why: v.picklist(['more', 'near']),
    sections: v.array(v.object({url: text, title: text, summary: v.exactOptional(text)})),
  }),
  v.object({type: v.literal('sources'), sections: v.array(section)}),
  v.object({type: v.literal('markdown'), text}),
]);

const conversation: v.GenericSchema<Conversation> = v.object({
  id: text,
  exchanges: v.pipe(
    v.array(v.object({id: text, question: text, blocks: v.array(block), isStopped: v.exactOptional(v.boolean())})),
    v.minLength(1),
  ),
});

/** @returns the stored conversations, the latest one first, without invalid entries and duplicates */
export function keptConversations(): readonly Conversation[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(each => v.is(conversation, each))
      .filter(({id}, at, valid) => valid.findIndex(other => other.id === id) === at);
  } catch {
    return [];
  }
}

/** @returns the conversations with one as the latest, in place of its earlier version */
export const withConversation = (kept: readonly Conversation[], latest: Conversation): readonly Conversation[] =>
  [latest, ...kept.filter(({id}) => id !== latest.id)].slice(0, LIMIT);

/** Stores conversations, without the oldest ones if the storage is full. */
export function storeConversations(conversations: readonly Conversation[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(conversations));
  } catch {
    // If the storage is blocked, the history lasts as long as the panel.
    if (conversations.length > 1) storeConversations(conversations.slice(0, -1));
  }
}
