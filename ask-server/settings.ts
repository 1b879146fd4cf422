import {compile} from 'proxy-addr';
import * as v from 'valibot';
import {site} from '../config/site';

/* Each message completes the sentence "It must be …". */

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.check(
      text => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
      `a whole number from ${least} to ${most}`,
    ),
    v.transform(Number),
  );

/** The result is in milliseconds. */
const seconds = (least: number, most: number) =>
  v.pipe(
    whole(least, most),
    v.transform(number => 1000 * number),
  );

const flag = v.pipe(
  v.picklist(['0', '1'], '0 or 1'),
  v.transform(text => text === '1'),
);

const list = v.pipe(
  v.string(),
  v.transform(text => text.split(',').map(entry => entry.trim())),
);

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const origins = v.pipe(
  list,
  v.check(
    all => all.every(entry => isUrl(entry) && new URL(entry).origin === entry),
    'a comma-separated list of origins without a path or a final slash, e.g. https://example.org',
  ),
);

function canCompile(proxies: string[]): boolean {
  try {
    compile(proxies);
    return true;
  } catch {
    return false;
  }
}

const proxies = v.pipe(
  list,
  v.check(canCompile, 'a comma-separated list of addresses or ranges, e.g. loopback, 10.0.0.0/8'),
  v.transform(all => compile(all)),
);

const LEVELS = ['silent', 'error', 'warn', 'info'] as const;

/** All settings, each with the text for a variable that is not set. README.md explains them; a test compares the two. */
export const SETTINGS = v.object({
  PORT: v.optional(whole(0, 65535), '8787'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  BUILD_DIR: v.optional(v.string(), 'build'),
  OPENAI_BASE_URL: v.optional(
    v.pipe(v.string(), v.check(isUrl, 'an absolute URL that begins with http:// or https://')),
  ),
  OPENAI_MODEL: v.optional(v.string()),
  OPENAI_API_KEY: v.optional(v.string()),
  ASK_ORIGINS: v.optional(origins, site.url),
  ASK_TOKEN_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'at least 32 characters long, e.g. the output of `openssl rand -hex 32`')),
  ),
  ASK_TOKEN_SECONDS: v.optional(seconds(60, 86400), '3600'),
  ASK_TRUSTED_PROXIES: v.optional(proxies),
  ASK_RATE: v.optional(whole(1, 1_000_000), '60'),
  ASK_RATE_SECONDS: v.optional(seconds(1, 86400), '60'),
  ASK_STREAMS: v.optional(whole(1, 100_000), '200'),
  ASK_CLIENT_STREAMS: v.optional(whole(1, 100_000), '6'),
  ASK_CLIENT_DAY: v.optional(whole(1, 1_000_000), '500'),
  ASK_CONNECTIONS: v.optional(whole(1, 1_000_000), '1000'),
  ASK_BODY_KILOBYTES: v.optional(whole(1, 65536), '512'),
  ASK_SILENCE_SECONDS: v.optional(seconds(1, 600), '12'),
  ASK_ANSWER_SECONDS: v.optional(seconds(1, 3600), '120'),
  ASK_ANSWER_CHARACTERS: v.optional(whole(200, 10_000_000), '12000'),
  ASK_PROMPT_CHARACTERS: v.optional(whole(1000, 1_000_000), '16000'),
  ASK_SLOW_SECONDS: v.optional(seconds(1, 600), '20'),
  ASK_SHUTDOWN_SECONDS: v.optional(seconds(0, 600), '10'),
  ASK_LOG_QUESTIONS: v.optional(flag, '0'),
  ASK_LOG_LEVEL: v.optional(v.picklist(LEVELS, `one of ${LEVELS.join(', ')}`), 'info'),
});

/** Variables of the site's build, which may also be set here. */
const OTHERS = ['ASK_AI_URL', 'ASK_AI_ASSISTANT_ID'];

/** The default address of the openai client, which requires a key. */
const OPENAI = 'https://api.openai.com/v1';

type Environment = Readonly<Record<string, string | undefined>>;

/** The values of all settings, by the names of their variables, and the model. */
export type Settings = ReturnType<typeof settingsOf>;

/**
 * Reads all settings. Times are in milliseconds, although the variables count in seconds.
 * @throws {Error} naming every variable that is invalid, missing or unknown
 */
export function settingsOf(environment: Environment) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const {success, output, issues = []} = v.safeParse(SETTINGS, given);
  const mistakes = [
    ...issues.map(issue => {
      const name = v.getDotPath(issue) ?? '';
      // A secret is not repeated.
      return `${name} must be ${issue.message}.${name === 'ASK_TOKEN_SECRET' ? '' : ` It is "${given[name]}".`}`;
    }),
    ...modelMistakes(given),
    ...unknownIn(given),
  ];
  if (!success || mistakes.length > 0) throw new Error(`The settings have errors:\n- ${mistakes.join('\n- ')}`);
  const {OPENAI_MODEL: name, OPENAI_BASE_URL: baseUrl = OPENAI, OPENAI_API_KEY: key, ...others} = output;
  return {...others, model: name === undefined ? undefined : {name, baseUrl, key}};
}

function modelMistakes({OPENAI_MODEL: name, OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: key}: Environment): string[] {
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
  const known = [...Object.keys(SETTINGS.entries), ...OTHERS];
  return Object.keys(environment)
    .filter(name => name.startsWith('ASK_') && !known.includes(name))
    .map(name => `${name} is not a setting. ask-server/README.md lists all settings.`);
}
