import type {Block, Quote} from '@jest-extended/search/answers/block';
import {hasTooManyMarks} from '@jest-extended/text/marks';
import * as v from 'valibot';
import type {Conversation} from './conversation';

/** The number changes with the type `Block`. */
const KEY = 'jest-extended.ask.conversations.3';

/** The number of stored conversations. A new one replaces the oldest. */
const LIMIT = 10;

/**
 * The limits of a conversation, so that opening it does not freeze the page: about 40 answers from the docs. `nodes` are
 * objects and lists.
 */
const MOST = {characters: 500_000, nodes: 3000, nesting: 20} as const;

/** The kinds of admonitions: those of Docusaurus, and those of docusaurus.config.ts. */
const noteKinds = [
  ...['note', 'tip', 'info', 'success', 'secondary', 'important', 'caution', 'warning', 'danger'],
  ...['related', 'known-issue'],
];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const code = v.object({
  language: v.string(),
  title: v.exactOptional(v.string()),
  code: v.string(),
  marks: v.exactOptional(
    v.object({
      verdict: v.picklist(['passes', 'fails']),
      // The theme throws an error for a block of edge cases that it cannot parse, and an answer has none.
      shows: v.picklist(['example', 'known-issue']),
      notInBrowser: v.exactOptional(v.string()),
    }),
  ),
  tokens: v.exactOptional(v.string()),
  report: v.exactOptional(v.string()),
});

const quote: v.GenericSchema<Quote> = v.variant('type', [
  v.object({type: v.literal('paragraph'), markdown: v.string()}),
  v.object({type: v.literal('example'), code}),
  v.object({
    type: v.literal('note'),
    // The theme looks it up in an object, where a name such as "__proto__" crashes the page.
    kind: v.picklist(noteKinds),
    title: v.exactOptional(v.string()),
    quotes: v.array(v.lazy(() => quote)),
  }),
]);

/** A stored block. Whatever wrote it, it must not crash the page when it is shown. */
const block: v.GenericSchema<Block> = v.variant('type', [
  v.object({type: v.literal('search'), query: v.string(), count}),
  v.object({type: v.literal('matches'), query: v.string(), count}),
  v.object({type: v.literal('remark'), markdown: v.string()}),
  v.object({
    type: v.literal('card'),
    url: v.string(),
    titles: v.tupleWithRest([v.string()], v.string()),
    sentence: v.exactOptional(v.string()),
    quotes: v.array(quote),
  }),
  v.object({
    type: v.literal('related'),
    sections: v.array(v.object({url: v.string(), title: v.string(), text: v.string()})),
  }),
  v.object({type: v.literal('sources'), sections: v.array(v.object({url: v.string(), title: v.string()}))}),
  v.object({type: v.literal('markdown'), text: v.string()}),
  v.object({type: v.literal('omission')}),
]);

const exchange = v.object({
  id: v.string(),
  question: v.string(),
  blocks: v.array(block),
  isStopped: v.exactOptional(v.boolean()),
});

const conversation: v.GenericSchema<Conversation> = v.object({
  id: v.string(),
  exchanges: v.pipe(v.array(exchange), v.minLength(1)),
  isCut: v.exactOptional(v.boolean()),
});

interface Size {
  readonly characters: number;
  readonly nodes: number;
}

function measure(value: unknown): Size {
  const nodes = countNodes(value, MOST.nesting);
  // JSON of a value that is nested too much exhausts the stack.
  const text = nodes === Infinity ? undefined : JSON.stringify(value);
  return {nodes, characters: text === undefined || hasTooManyMarks(text) ? Infinity : text.length};
}

const isSmall = ({nodes, characters}: Size): boolean => nodes <= MOST.nodes && characters <= MOST.characters;

/** The number of objects and lists in a value; infinite if they are in one another more often than `nesting`. */
function countNodes(value: unknown, nesting: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (nesting === 0) return Infinity;
  return Object.values(value).reduce((sum: number, part) => sum + countNodes(part, nesting - 1), 1);
}

/** @returns the stored conversations, the latest one first, without invalid or large entries and duplicates */
export function readConversations(): readonly Conversation[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(entry => isSmall(measure(entry)))
      .filter(entry => v.is(conversation, entry))
      .filter(({id}, index, valid) => valid.findIndex(other => other.id === id) === index);
  } catch {
    return [];
  }
}

/**
 * @returns the conversations with a new latest one in place of its earlier version. One that is too large loses its first
 *   questions, or is left out.
 */
export const addConversation = (
  conversations: readonly Conversation[],
  latest: Conversation,
): readonly Conversation[] =>
  [cutConversation(latest), ...conversations.filter(({id}) => id !== latest.id)]
    .filter(({exchanges}) => exchanges.length > 0)
    .slice(0, LIMIT);

/** Leaves out the first exchanges of a conversation that is too large. */
function cutConversation(conversation: Conversation): Conversation {
  const {exchanges} = conversation;
  let size = measure({...conversation, exchanges: [], isCut: true});
  let start = exchanges.length;
  while (start > 0) {
    const {nodes, characters} = measure(exchanges[start - 1]);
    size = {nodes: size.nodes + nodes, characters: size.characters + characters + 1};
    if (!isSmall(size)) break;
    start -= 1;
  }
  return start === 0 ? conversation : {...conversation, exchanges: exchanges.slice(start), isCut: true};
}

/** Stores conversations, without the oldest ones if the storage is full. */
export function storeConversations(conversations: readonly Conversation[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(conversations));
  } catch {
    // If the storage is blocked, the history lasts as long as the panel.
    if (conversations.length > 1) storeConversations(conversations.slice(0, -1));
  }
}
