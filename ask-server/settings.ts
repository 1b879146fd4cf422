import {compile} from 'proxy-addr';
import {site} from '../config/site';

/** An environment variable and its parser. */
interface Setting<Value> {
  readonly name: string;
  /** The text for a variable that is not set; empty if there is no default. */
  readonly fallback: string;
  /** @throws {Error} whose message completes the sentence "It must be …" */
  readonly read: (text: string) => Value;
}

const setting = <Value>(name: string, fallback: string, read: (text: string) => Value): Setting<Value> => ({
  name,
  fallback,
  read,
});

const whole =
  (least: number, most: number) =>
  (text: string): number => {
    if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > most)
      throw new Error(`a whole number from ${least} to ${most}`);
    return Number(text);
  };

/** @returns milliseconds */
const seconds = (least: number, most: number) => (text: string) => 1000 * whole(least, most)(text);

const flag = (text: string): boolean => {
  if (text !== '0' && text !== '1') throw new Error('0 or 1');
  return text === '1';
};

const oneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find(word => word === text);
    if (found === undefined) throw new Error(`one of ${words.join(', ')}`);
    return found;
  };

const list = (text: string): string[] =>
  text
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean);

function origins(text: string): string[] {
  const all = list(text);
  const wrong = all.filter(entry => !URL.canParse(entry) || new URL(entry).origin !== entry);
  if (all.length === 0 || wrong.length > 0)
    throw new Error('a comma-separated list of origins without a path or a final slash, e.g. https://example.org');
  return all;
}

function url(text: string): string | undefined {
  if (text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('an absolute URL that begins with http:// or https://');
  return text;
}

/** Shorter secrets can be guessed. */
const SECRET_LENGTH = 32;

function secret(text: string): string | undefined {
  if (text !== '' && text.length < SECRET_LENGTH)
    throw new Error(`at least ${SECRET_LENGTH} characters long, e.g. the output of \`openssl rand -hex 32\``);
  return text || undefined;
}

function proxies(text: string) {
  try {
    return compile(list(text));
  } catch {
    throw new Error('a comma-separated list of addresses or ranges, e.g. loopback, 10.0.0.0/8');
  }
}

/** All settings. README.md explains each; a test compares the two. */
export const SETTINGS = {
  port: setting('PORT', '8787', whole(0, 65535)),
  host: setting('HOST', '127.0.0.1', text => text),
  buildDir: setting('BUILD_DIR', 'build', text => text),
  baseUrl: setting('OPENAI_BASE_URL', '', url),
  model: setting('OPENAI_MODEL', '', text => text || undefined),
  apiKey: setting('OPENAI_API_KEY', '', text => text || undefined),
  origins: setting('ASK_ORIGINS', site.url, origins),
  tokenSecret: setting('ASK_TOKEN_SECRET', '', secret),
  tokenLife: setting('ASK_TOKEN_SECONDS', '3600', seconds(60, 86400)),
  trustsProxy: setting('ASK_TRUSTED_PROXIES', '', proxies),
  rate: setting('ASK_RATE', '60', whole(1, 1_000_000)),
  ratePeriod: setting('ASK_RATE_SECONDS', '60', seconds(1, 86400)),
  streams: setting('ASK_STREAMS', '200', whole(1, 100_000)),
  bodyKilobytes: setting('ASK_BODY_KILOBYTES', '512', whole(1, 65536)),
  silence: setting('ASK_SILENCE_SECONDS', '12', seconds(1, 600)),
  answerTime: setting('ASK_ANSWER_SECONDS', '120', seconds(1, 3600)),
  answerLength: setting('ASK_ANSWER_CHARACTERS', '12000', whole(200, 10_000_000)),
  promptLength: setting('ASK_PROMPT_CHARACTERS', '16000', whole(1000, 1_000_000)),
  slowness: setting('ASK_SLOW_SECONDS', '20', seconds(1, 600)),
  shutdownTime: setting('ASK_SHUTDOWN_SECONDS', '10', seconds(0, 600)),
  logsQuestions: setting('ASK_LOG_QUESTIONS', '0', flag),
  logLevel: setting('ASK_LOG_LEVEL', 'info', oneOf('silent', 'error', 'warn', 'info', 'debug')),
};

/** Variables of the site's build, which may also be set here. */
const OTHERS = ['ASK_AI_URL', 'ASK_AI_ASSISTANT_ID'];

/** The default address of the openai client, which requires a key. */
const OPENAI = 'https://api.openai.com/v1';

type Environment = Readonly<Record<string, string | undefined>>;

/** The values of all settings. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads all settings. Times are in milliseconds, although the variables count in seconds.
 * @throws {Error} naming every variable that is invalid, missing or unknown
 */
export function settingsOf(environment: Environment) {
  const mistakes: string[] = [];
  const read = <Value>({name, fallback, read: reading}: Setting<Value>): Value => {
    const text = environment[name];
    try {
      return reading(text || fallback);
    } catch (error) {
      // A secret is not repeated.
      const got = name === SETTINGS.tokenSecret.name ? '' : ` It is "${text}".`;
      mistakes.push(`${name} must be ${error instanceof Error ? error.message : String(error)}.${got}`);
      return reading(fallback);
    }
  };
  const s = SETTINGS;
  const settings = {
    port: read(s.port),
    host: read(s.host),
    buildDir: read(s.buildDir),
    origins: read(s.origins),
    tokenSecret: read(s.tokenSecret),
    tokenLife: read(s.tokenLife),
    trustsProxy: read(s.trustsProxy),
    rate: read(s.rate),
    ratePeriod: read(s.ratePeriod),
    streams: read(s.streams),
    bodyKilobytes: read(s.bodyKilobytes),
    silence: read(s.silence),
    answerTime: read(s.answerTime),
    answerLength: read(s.answerLength),
    promptLength: read(s.promptLength),
    slowness: read(s.slowness),
    shutdownTime: read(s.shutdownTime),
    logsQuestions: read(s.logsQuestions),
    logLevel: read(s.logLevel),
  };
  const [name, baseUrl, key] = [read(s.model), read(s.baseUrl), read(s.apiKey)];
  mistakes.push(...modelMistakes(name, baseUrl, key), ...unknownIn(environment));
  if (mistakes.length > 0) throw new Error(`The settings have errors:\n- ${mistakes.join('\n- ')}`);
  return {...settings, model: name === undefined ? undefined : {name, baseUrl: baseUrl ?? OPENAI, key}};
}

function modelMistakes(name?: string, baseUrl?: string, key?: string): string[] {
  if (name === undefined && baseUrl !== undefined)
    return ['OPENAI_BASE_URL is set and OPENAI_MODEL is not. Set both, or neither.'];
  if (name !== undefined && baseUrl === undefined && key === undefined)
    return [
      `OPENAI_MODEL is set, but neither OPENAI_BASE_URL nor OPENAI_API_KEY is. Set the URL of the model's server, or a ` +
        `key for ${OPENAI}.`,
    ];
  return [];
}

/** A variable that looks like a setting is most likely a misspelled one. */
function unknownIn(environment: Environment): string[] {
  const known = [...Object.values(SETTINGS).map(({name}) => name), ...OTHERS];
  return Object.keys(environment)
    .filter(name => name.startsWith('ASK_') && !known.includes(name))
    .map(name => `${name} is not a setting. ask-server/README.md lists all settings.`);
}
