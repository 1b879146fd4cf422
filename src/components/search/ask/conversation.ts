import type {Block, Turn} from '@jest-extended/search/answers/block';

/** A question and its answer in the panel. */
export interface Exchange extends Turn {
  /** Whether the reader stopped the answer. */
  readonly isStopped?: boolean;
  /** Whether it is from the history. */
  readonly isStored?: boolean;
}

/** Questions that build on each other. */
export interface Conversation {
  readonly id: string;
  readonly exchanges: readonly Exchange[];
  /** Whether it is from the history, which had no room for its first exchanges. */
  readonly isCut?: boolean;
}

/** The state of the last answer. */
export type Progress =
  | {readonly state: 'idle' | 'answering' | 'answered' | 'stopped'}
  /** `isFinal`: this conversation cannot continue. */
  | {readonly state: 'failed'; readonly message: string; readonly isFinal: boolean};

export interface State {
  readonly conversation: Conversation;
  readonly progress: Progress;
}

let lastId = 0;

/** An id that is unique across visits. `crypto.randomUUID` exists only on secure origins. */
export const createId = (): string => `${Date.now().toString(36)}-${(lastId += 1)}`;

export const createConversation = (): Conversation => ({id: createId(), exchanges: []});

/** The exchanges before a question. It replaces the last one if that failed, or was stopped and is asked again. */
export function getExchangesBefore(
  question: string,
  {conversation: {exchanges}, progress}: State,
): readonly Exchange[] {
  const isRetry = progress.state === 'stopped' && exchanges.at(-1)?.question === question;
  return progress.state === 'failed' || isRetry ? exchanges.slice(0, -1) : exchanges;
}

/** Adds a block to the last answer, joining adjacent pieces of streamed Markdown. */
export const addBlock = (conversation: Conversation, next: Block): Conversation =>
  changeLast(conversation, exchange => {
    const {blocks} = exchange;
    const last = blocks.at(-1);
    if (last?.type !== 'markdown' || next.type !== 'markdown') return {...exchange, blocks: [...blocks, next]};
    return {...exchange, blocks: [...blocks.slice(0, -1), {...last, text: last.text + next.text}]};
  });

/** Changes the last exchange. */
export const changeLast = (conversation: Conversation, change: (last: Exchange) => Exchange): Conversation => ({
  ...conversation,
  exchanges: [...conversation.exchanges.slice(0, -1), ...conversation.exchanges.slice(-1).map(change)],
});

/** A conversation of the history. */
export const markStored = ({exchanges, ...conversation}: Conversation): Conversation => ({
  ...conversation,
  exchanges: exchanges.map(exchange => ({...exchange, isStored: true})),
});

/** Whether a conversation has answers, and all of them quote the docs. */
export function isQuoted({exchanges}: Conversation): boolean {
  const answers = exchanges.filter(({blocks}) => blocks.length > 0);
  return answers.length > 0 && answers.every(({blocks}) => blocks.some(({type}) => type === 'matches'));
}

/** Whether an answer only says that the docs have none. */
export const isRefusal = ({blocks}: Turn): boolean => blocks.length > 0 && blocks.every(({type}) => type === 'remark');
