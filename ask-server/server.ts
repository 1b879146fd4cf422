import {once} from 'node:events';
import {createServer} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import {links} from '../config/site';
import {docsSource} from '../src/ask/answer';
import type {AnswerSource} from '../src/ask/block';
import {unansweredAt} from '../src/ask/report';
import {openAiModel} from './answer/model';
import {modelSource} from './answer/model-source';
import {appOf, type State} from './app';
import {type Log, logged} from './log';
import type {Settings} from './settings';
import type {SiteContent} from './site-content';
import {tokensOf} from './tokens';

/** A running server. */
export interface Running {
  /** Where questions go, e.g. `http://127.0.0.1:8787/chat`. */
  readonly url: string;
  /** Refuses new questions, waits for answers in progress as long as the settings say, and breaks off the rest. */
  stop(): Promise<void>;
}

/** The time limits for a request to arrive, in milliseconds: its head, and the whole request; and how often Node checks. */
const ARRIVAL = {headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000};

/**
 * Starts the server.
 * @throws {Error} when the port is in use, or the host is not an address of this machine
 */
export async function startServer(settings: Settings, content: SiteContent, log: Log): Promise<Running> {
  const state: State = {streams: 0, isStopping: false};
  const app = appOf({
    settings,
    state,
    source: logged(recent(sourceOf(settings, content, log)), log, settings.ASK_LOG_QUESTIONS),
    tokens: tokensOf(settings.ASK_TOKEN_SECRET, settings.ASK_TOKEN_SECONDS),
    log,
    sections: content.passages.length,
  });
  const server = createServer(ARRIVAL, getRequestListener(app.fetch));
  server.maxConnections = settings.ASK_CONNECTIONS;
  // Closes an idle connection. During an answer something is sent more often than this.
  server.setTimeout(settings.ASK_SLOW_SECONDS);
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.PORT;
  return {
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${port}/chat`,
    async stop() {
      state.isStopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), settings.ASK_SHUTDOWN_SECONDS);
      await closed;
      clearTimeout(late);
    },
  };
}

const report = unansweredAt(links.issues);

/** Each question of a conversation costs a search, so only the last ones count. */
const RECENT = 6;

const recent =
  (source: AnswerSource): AnswerSource =>
  (turns, signal) =>
    source(turns.slice(-RECENT), signal);

/** Answers with the model, or from the docs if no model is set. */
function sourceOf(settings: Settings, content: SiteContent, log: Log): AnswerSource {
  const {model} = settings;
  const docs = docsSource({...content, report});
  if (model === undefined) return docs;
  return modelSource({
    ...content,
    docs,
    model: openAiModel({...model, silence: settings.ASK_SILENCE_SECONDS}),
    report,
    limits: {
      answerLength: settings.ASK_ANSWER_CHARACTERS,
      promptLength: settings.ASK_PROMPT_CHARACTERS,
      answerTime: settings.ASK_ANSWER_SECONDS,
    },
    note: author => log.info({author}, 'author'),
  });
}
