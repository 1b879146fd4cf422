import {once} from 'node:events';
import {createServer} from 'node:http';
import {getRequestListener} from '@hono/node-server';
import {links, site} from '../config/site';
import {localAsk} from '../src/ask/local';
import {unansweredAt} from '../src/ask/report';
import type {Ask} from '../src/ask/wire/respond';
import {modelAsk} from './answer/ask';
import {openAiModel} from './answer/model';
import {appOf, type State} from './app';
import {type Log, logged} from './log';
import type {Settings} from './settings';
import type {SiteContent} from './site-content';
import {tokensOf} from './tokens';

/** A server that answers. */
export interface Running {
  /** Where questions go, e.g. `http://127.0.0.1:8787/chat`. */
  readonly url: string;
  /** Takes no more questions, lets answers that are under way end for as long as the settings say, and breaks off the rest. */
  stop(): Promise<void>;
}

/** A request has to be there after so long, in milliseconds: its head, and all of it. */
const ARRIVAL = {headersTimeout: 10_000, requestTimeout: 20_000};

/**
 * Starts the server.
 * @throws {Error} where the port is taken, or the host is none of this machine
 */
export async function startServer(settings: Settings, content: SiteContent, log: Log): Promise<Running> {
  const state: State = {streams: 0, isStopping: false};
  const app = appOf({
    settings,
    state,
    ask: logged(recent(askOf(settings, content, log)), log, settings.logsQuestions),
    tokens: tokensOf(settings.tokenSecret, settings.tokenLife),
    log,
    sections: content.passages.length,
  });
  const server = createServer(ARRIVAL, getRequestListener(app.fetch));
  // A connection from which nothing is taken is closed; while an answer is on its way something is sent more often.
  server.setTimeout(settings.slowness);
  server.listen(settings.port, settings.host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  return {
    url: `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}/chat`,
    async stop() {
      state.isStopping = true;
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const late = setTimeout(() => server.closeAllConnections(), settings.shutdownTime);
      await closed;
      clearTimeout(late);
    },
  };
}

const report = unansweredAt(links.issues);

/** Each question of a conversation is searched for anew: those further back are not worth it. */
const RECENT = 6;

const recent =
  (ask: Ask): Ask =>
  ({questions, ...conversation}, signal) =>
    ask({...conversation, questions: questions.slice(-RECENT)}, signal);

/** Answers with the model where there is one, and as the page itself does where there is none. */
function askOf({model, silence, ...limits}: Settings, content: SiteContent, log: Log): Ask {
  const {find, passages} = content;
  if (model === undefined) return localAsk({find, load: async () => passages, report});
  return modelAsk({
    content,
    model: openAiModel({...model, silence}),
    home: site.url,
    report,
    limits,
    note: outcome => log.info(outcome, 'citations'),
  });
}
