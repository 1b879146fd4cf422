import type {HttpBindings} from '@hono/node-server';
import {type Context, Hono, type MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {cors} from 'hono/cors';
import {RateLimiterMemory, RateLimiterRes} from 'rate-limiter-flexible';
import type {AnswerSource} from '../src/ask/block';
import {responder, tokenIn} from '../src/ask/protocol/respond';
import {clientOf} from './limits/client';
import {keptAlive} from './limits/keep-alive';
import type {Log} from './log';
import type {Settings} from './settings';
import type {Tokens} from './tokens';

/** The state of the server that its answers depend on. */
export interface State {
  /** How many answers are in progress. */
  streams: number;
  isStopping: boolean;
}

interface Options {
  readonly settings: Settings;
  readonly state: State;
  readonly source: AnswerSource;
  readonly tokens: Tokens;
  readonly log: Log;
  /** How many sections the docs have. */
  readonly sections: number;
}

type Env = {Bindings: HttpBindings};

/** The sentence for the reader when no answer comes. */
const APOLOGY = 'The assistant did not answer. Your question is kept.';

const DAY_SECONDS = 86_400;

/** The longest silence, in milliseconds: the page gives up after a longer one. */
const SILENCE = 5000;

/** The page shows the body of a failed response as it is: a sentence. */
const refuse = (context: Context<Env>, status: 401 | 403 | 404 | 413 | 429 | 503, sentence: string, seconds?: number) =>
  context.text(sentence, status, seconds === undefined ? {} : {'retry-after': String(seconds)});

/** Answers the protocol of deploy/ask-protocol.md below `/chat`, and `GET /health`. */
export function appOf({settings, state, source, tokens, log, sections}: Options): Hono<Env> {
  const answer = responder({
    source,
    issueToken: () => tokens.issue(),
    acceptsToken: token => tokens.accepts(token),
    takeFeedback: ({isHelpful}) => log.info({isHelpful}, 'feedback'),
    apology: APOLOGY,
  });
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
  });
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
  app.use('/chat/*', ownPages(settings.ASK_ORIGINS));
  app.use(
    '/chat/*',
    // It allows the headers that the browser asks for.
    cors({origin: settings.ASK_ORIGINS, allowMethods: ['POST'], maxAge: DAY_SECONDS}),
  );
  app.use('/chat/*', async (context, next) =>
    state.isStopping ? refuse(context, 503, 'The assistant is restarting. Try again in a moment.', 5) : next(),
  );
  app.use('/chat/*', rateLimit(settings));
  app.post('/chat', async (context, next) => {
    const token = tokenIn(context.req.raw);
    return tokens.accepts(token) ? next() : refuse(context, 401, 'The token is not valid.');
  });
  app.use(
    '/chat/*',
    bodyLimit({
      maxSize: settings.ASK_BODY_KILOBYTES * 1024,
      onError: context => refuse(context, 413, 'The conversation is too long. Start a new one.'),
    }),
  );
  app.post('/chat', streamLimit(settings, state), async context => {
    const response = await answer(context.req.raw);
    return response.ok && response.body ? new Response(keptAlive(response.body, SILENCE), response) : response;
  });
  app.all('/chat/:what{token|feedback}?', context => answer(context.req.raw));
  app.notFound(context => refuse(context, 404, 'Not found. Questions go to /chat.'));
  app.onError((error, context) => {
    log.error({error: error.name, message: error.message}, 'request failed');
    return context.text(APOLOGY, 500);
  });
  return app;
}

/** A browser names the page's origin with every POST. A request without one does not come from a page. */
const ownPages =
  (origins: readonly string[]): MiddlewareHandler<Env> =>
  async (context, next) => {
    const origin = context.req.header('origin');
    if (origin === undefined || !origins.includes(origin))
      return refuse(context, 403, 'Only pages of the documentation are answered here.');
    return next();
  };

/** Limits the requests of each client. */
function rateLimit(settings: Settings): MiddlewareHandler<Env> {
  const limiter = new RateLimiterMemory({points: settings.ASK_RATE, duration: settings.ASK_RATE_SECONDS / 1000});
  return async (context, next) => {
    const seconds = await secondsUntil(limiter, clientOf(context.env.incoming, settings.ASK_TRUSTED_PROXIES));
    if (seconds > 0)
      return refuse(context, 429, `Too many questions at once. Try again in ${seconds} seconds.`, seconds);
    return next();
  };
}

/** Limits the answers in progress, in all and of each client, and closes connections whose reader does not read. */
function streamLimit(settings: Settings, state: State): MiddlewareHandler<Env> {
  const {ASK_STREAMS, ASK_CLIENT_STREAMS, ASK_CLIENT_DAY, ASK_ANSWER_SECONDS, ASK_SLOW_SECONDS} = settings;
  const ofClients = new Map<string, number>();
  const days = new RateLimiterMemory({points: ASK_CLIENT_DAY, duration: DAY_SECONDS});
  return async (context, next) => {
    const {incoming, outgoing} = context.env;
    const client = clientOf(incoming, settings.ASK_TRUSTED_PROXIES);
    const own = ofClients.get(client) ?? 0;
    if (own >= ASK_CLIENT_STREAMS)
      return refuse(context, 429, 'Too many questions at once. Wait for the other answers, or stop them.', 5);
    if (state.streams >= ASK_STREAMS)
      return refuse(context, 503, 'The assistant has too many questions to answer. Try again in a moment.', 5);
    const seconds = await secondsUntil(days, client);
    if (seconds > 0) return refuse(context, 429, 'You have asked many questions today. Try again tomorrow.', seconds);
    state.streams++;
    ofClients.set(client, own + 1);
    const late = setTimeout(() => outgoing.destroy(), ASK_ANSWER_SECONDS + ASK_SLOW_SECONDS);
    outgoing.once('close', () => {
      state.streams--;
      const left = (ofClients.get(client) ?? 1) - 1;
      if (left > 0) ofClients.set(client, left);
      else ofClients.delete(client);
      clearTimeout(late);
    });
    return next();
  };
}

/** @returns after how many seconds a client may go on; 0 for at once */
async function secondsUntil(limiter: RateLimiterMemory, client: string): Promise<number> {
  try {
    await limiter.consume(client);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}
