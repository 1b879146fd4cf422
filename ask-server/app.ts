import type {HttpBindings} from '@hono/node-server';
import {type Context, Hono, type MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {type Ask, type Feedback, responder} from '../src/ask/wire/respond';
import {keptAlive} from './limits/alive';
import {clientOf} from './limits/client';
import {rateOf} from './limits/rate';
import type {Log} from './log';
import type {Settings} from './settings';
import type {Tokens} from './tokens';

/** The server as a whole, as its answers depend on it. */
export interface State {
  /** How many answers are under way. */
  streams: number;
  isStopping: boolean;
}

interface Means {
  readonly settings: Settings;
  readonly state: State;
  readonly ask: Ask;
  readonly tokens: Tokens;
  readonly log: Log;
  /** How many sections answers can be made of. */
  readonly sections: number;
}

type Env = {Bindings: HttpBindings};

/** What the reader is told when no answer comes: the page's own sentence. */
const APOLOGY = 'The assistant did not answer. Your question is kept.';

/** By name: a `*` does not cover the first. */
const HEADERS = [
  'authorization',
  'content-type',
  'x-ai-sdk-version',
  'x-algolia-api-key',
  'x-algolia-application-id',
  'x-algolia-assistant-id',
  'x-algolia-index-name',
];

/** A browser asks again after a day. */
const PREFLIGHT_SECONDS = 86400;

/** The page gives up after a silence that is longer. */
const SILENCE = 5000;

/** DocSearch shows the body of a response that failed as it is: a sentence. */
const refuse = (context: Context<Env>, status: 403 | 404 | 413 | 429 | 503, sentence: string, seconds?: number) =>
  context.text(sentence, status, seconds === undefined ? {} : {'retry-after': String(seconds)});

/** Answers the protocol of deploy/ask-protocol.md below `/chat`, and `GET /health`. */
export function appOf({settings, state, ask, tokens, log, sections}: Means): Hono<Env> {
  const answer = responder({
    ask,
    issueToken: async () => tokens.issue(),
    acceptsToken: async token => tokens.accepts(token),
    takeFeedback: async ({isHelpful}: Feedback) => log.info({isHelpful}, 'feedback'),
    apology: APOLOGY,
  });
  const app = new Hono<Env>();
  app.use(requestLog(log));
  app.get('/health', context =>
    context.json(
      {
        status: state.isStopping ? 'stopping' : 'ok',
        answers: settings.model ? 'model' : 'docs',
        sections,
        streams: state.streams,
      },
      state.isStopping ? 503 : 200,
    ),
  );
  app.use('/chat/*', ownPages(settings.origins));
  app.use(
    '/chat/*',
    cors({origin: [...settings.origins], allowMethods: ['POST'], allowHeaders: HEADERS, maxAge: PREFLIGHT_SECONDS}),
  );
  app.use('/chat/*', async (context, next) =>
    state.isStopping ? refuse(context, 503, 'The assistant is about to start anew. Try again in a moment.', 5) : next(),
  );
  app.use('/chat/*', rateLimit(settings));
  app.use(
    '/chat/*',
    bodyLimit({
      maxSize: settings.bodyKilobytes * 1024,
      onError: context => refuse(context, 413, 'The conversation is too long. Start a new one.'),
    }),
  );
  app.post('/chat', streamLimit(settings, state), async context => {
    const response = await answer(context.req.raw);
    return response.ok && response.body ? new Response(keptAlive(response.body, SILENCE), response) : response;
  });
  app.all('/chat/:what{token|feedback}?', context => answer(context.req.raw));
  app.notFound(context => refuse(context, 404, 'Nothing is here. Questions go to /chat.'));
  app.onError((error, context) => {
    log.error({error: error.name, message: error.message}, 'request failed');
    return context.text(APOLOGY, 500);
  });
  return app;
}

/** Addresses that nobody gave a name are not repeated. */
const PATHS = ['/chat', '/chat/token', '/chat/feedback', '/health'];

const requestLog =
  (log: Log): MiddlewareHandler<Env> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const {method, path} = context.req;
    const place = PATHS.includes(path) ? path : 'other';
    log.debug({method, path: place, status: context.res.status, ms: Math.round(performance.now() - start)}, 'request');
  };

/** A browser names the page's origin with every POST. Without one it is no page that asks. */
const ownPages =
  (origins: readonly string[]): MiddlewareHandler<Env> =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || !origins.includes(origin))
      return refuse(context, 403, 'Only pages of the documentation are answered here.');
    return next();
  };

function rateLimit({rate, ratePeriod, trustsProxy}: Settings): MiddlewareHandler<Env> {
  const waitOf = rateOf(rate, ratePeriod);
  return async (context, next) => {
    const seconds = await waitOf(clientOf(context.env.incoming, trustsProxy));
    if (seconds === 0) return next();
    return refuse(context, 429, `These were many questions at once. Try again in ${seconds} seconds.`, seconds);
  };
}

/** Holds how many answers there are at once, and ends the connections of those that no reader takes. */
const streamLimit =
  ({streams, answerTime, slowness}: Settings, state: State): MiddlewareHandler<Env> =>
  async (context, next) => {
    if (state.streams >= streams)
      return refuse(context, 503, 'The assistant has too many questions to answer. Try again in a moment.', 5);
    state.streams++;
    const {outgoing} = context.env;
    const late = setTimeout(() => outgoing.destroy(), answerTime + slowness);
    outgoing.once('close', () => {
      state.streams--;
      clearTimeout(late);
    });
    return next();
  };
