import {MockLanguageModelV3, simulateReadableStream} from 'ai/test';

type Call = Parameters<MockLanguageModelV3['doStream']>[0];
type Stream = Awaited<ReturnType<MockLanguageModelV3['doStream']>>['stream'];

/** A part of a model's stream. */
export type Part = Stream extends ReadableStream<infer Chunk> ? Chunk : never;

const usage = {
  inputTokens: {total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0},
  outputTokens: {total: 1, text: 1, reasoning: 0},
};

/** The end of a step. */
export const FINISH: Part = {type: 'finish', finishReason: {unified: 'stop', raw: 'stop'}, usage};

/** A model of the AI SDK for tests: it searches first, as deploy/ask-service.ts demands, and then answers. */
export const createMockModel = (query: string, answer: (call: Call) => Stream): MockLanguageModelV3 =>
  new MockLanguageModelV3({
    doStream: async call => {
      const input = JSON.stringify({query});
      const search: Part = {type: 'tool-call', toolCallId: 'call', toolName: 'searchIndex', input};
      const mustSearch = call.toolChoice?.type === 'required';
      return {stream: mustSearch ? simulateReadableStream({chunks: [search, FINISH]}) : answer(call)};
    },
  });
