import * as v from 'valibot';
import type {Block} from '@site/src/ask/block';
import type {Conversation} from './conversation';

/** The number changes with the type `Block`, so blocks need not be checked one by one. */
const KEY = 'jest-extended.ask.conversations.1';

/** The number of stored conversations. A new one replaces the oldest. */
const LIMIT = 10;

const exchange = v.object({
  id: v.string(),
  question: v.string(),
  blocks: v.array(v.custom<Block>(block => v.is(v.object({type: v.string()}), block))),
  isStopped: v.exactOptional(v.boolean()),
});

const conversation: v.GenericSchema<Conversation> = v.object({
  id: v.string(),
  exchanges: v.pipe(v.array(exchange), v.minLength(1)),
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
