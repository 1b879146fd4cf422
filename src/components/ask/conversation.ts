import type {Block, Turn} from '@jest-extended/ask/block';

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

export type Action =
  | {readonly type: 'ask'; readonly turns: readonly Turn[]}
  | {readonly type: 'add'; readonly block: Block}
  | {readonly type: 'finish'}
  | {readonly type: 'stop'}
  | {readonly type: 'fail'; readonly message: string; readonly isFinal: boolean}
  | {readonly type: 'open'; readonly conversation: Conversation};

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

export function reduce(state: State, action: Action): State {
  const {conversation} = state;
  const withLast = (change: (last: Exchange) => Exchange): Conversation => ({
    ...conversation,
    exchanges: conversation.exchanges.map((exchange, index, {length}) =>
      index === length - 1 ? change(exchange) : exchange,
    ),
  });
  switch (action.type) {
    case 'ask':
      return {conversation: {...conversation, exchanges: action.turns}, progress: {state: 'answering'}};
    case 'add':
      return {...state, conversation: withLast(last => ({...last, blocks: addBlock(last.blocks, action.block)}))};
    case 'finish':
      return {...state, progress: {state: 'answered'}};
    case 'stop':
      return {conversation: withLast(last => ({...last, isStopped: true})), progress: {state: 'stopped'}};
    case 'fail':
      return {...state, progress: {state: 'failed', message: action.message, isFinal: action.isFinal}};
    case 'open': {
      const exchanges = action.conversation.exchanges.map(exchange => ({...exchange, isStored: true}));
      return {conversation: {...action.conversation, exchanges}, progress: {state: 'idle'}};
    }
  }
}

/** Adds a block, joining adjacent pieces of streamed Markdown. */
function addBlock(blocks: readonly Block[], next: Block): readonly Block[] {
  const last = blocks.at(-1);
  if (last?.type !== 'markdown' || next.type !== 'markdown') return [...blocks, next];
  return [...blocks.slice(0, -1), {...last, text: last.text + next.text}];
}

/** Whether a conversation has answers, and all of them quote the docs. */
export function isQuoted({exchanges}: Conversation): boolean {
  const answers = exchanges.filter(({blocks}) => blocks.length > 0);
  return answers.length > 0 && answers.every(({blocks}) => blocks.some(({type}) => type === 'matches'));
}
