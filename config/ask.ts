import type {AskWay} from './ask-way';
import {missingCredentials} from './search';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Who answers questions: Algolia's assistant if its id is set, your own service if its URL is set, otherwise
 * the docs themselves.
 *
 * The pages contain these settings, so no key belongs here. A model's key may be set, because many set it for every
 * program on their machine; only a build that would publish it stops.
 * @throws {Error} naming every mistake
 */
export function readAsk(environment: Environment): AskWay {
  const assistantId = environment['ASK_AI_ASSISTANT_ID'];
  const address = environment['ASK_AI_URL'];
  const mistakes = [
    ...(assistantId && address
      ? ['ASK_AI_ASSISTANT_ID and ASK_AI_URL are both set, but only one of them can answer. Set only one.']
      : []),
    ...(assistantId ? mistakesOfAssistant(assistantId, environment) : []),
    ...(address ? mistakesOfAddress(address) : []),
    ...publishedKey(environment),
  ];
  if (mistakes.length > 0) throw new Error(`config/ask.ts:\n- ${mistakes.join('\n- ')}`);
  if (assistantId) return {way: 'hosted', assistantId};
  if (address) return {way: 'endpoint', url: withoutFinalSlash(new URL(address).href)};
  return {way: 'docs'};
}

/** An assistant's id is sent as a header: visible ASCII, no spaces (RFC 9110, section 5.5). */
const HEADER = /^[\x21-\x7e]+$/;

function mistakesOfAssistant(assistantId: string, environment: Environment): string[] {
  const missing = missingCredentials(environment);
  return [
    ...(missing.length > 0
      ? [
          `ASK_AI_ASSISTANT_ID is set, and ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. ` +
            "Algolia's assistant answers from Algolia's index: set both credentials, or leave the assistant out.",
        ]
      : []),
    ...(HEADER.test(assistantId)
      ? []
      : [
          "ASK_AI_ASSISTANT_ID is not an assistant's id: it has a space or another character that ids do not have. " +
            "Copy it from Algolia's dashboard.",
        ]),
  ];
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The messages do not repeat the URL, which may contain a password. */
function mistakesOfAddress(address: string): string[] {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address))
    return ['ASK_AI_URL is not an absolute URL. Write one such as https://ask.example.org/chat.'];
  const {protocol, hostname, username, password} = new URL(address);
  return [
    ...(username || password
      ? ['ASK_AI_URL contains a user name or a password, which every page would show. Remove it: readers get a token.']
      : []),
    ...(/[?#]/.test(address)
      ? ['ASK_AI_URL has a query or a hash. Remove it: /token and /feedback are added to the end of the URL.']
      : []),
    ...(protocol === 'http:' && !LOOPBACK.test(hostname)
      ? ['ASK_AI_URL begins with http://, which browsers block on pages that use https. Use https://.']
      : []),
  ];
}

/** Keys are longer. Models that need none get a word, such as `ollama`. */
const SHORTEST_KEY = 16;

/** The keys of models that many set for every program on their machine. */
const KEYS = ['AI_GATEWAY_API_KEY', 'OPENAI_API_KEY'];

/** The published variables that contain a model's key. */
function publishedKey(environment: Environment): string[] {
  return KEYS.flatMap(keyName => {
    const key = environment[keyName] ?? '';
    if (key.length < SHORTEST_KEY) return [];
    return ['ASK_AI_ASSISTANT_ID', 'ASK_AI_URL']
      .filter(name => environment[name]?.includes(key))
      .map(
        name => `${name} contains the value of ${keyName}, and every page would show it. Only the service needs it.`,
      );
  });
}

const withoutFinalSlash = (address: string): string => address.replace(/\/+$/, '');

/** Who answers questions in this build. */
export const ask = readAsk(process.env);

/**
 * The search theme's `askAi` setting: Algolia's assistant, to which the theme adds the index and the public key. A
 * setting in docusaurus.config.ts, as Docusaurus documents it, takes precedence. For the other ways there is no such
 * setting: the browser reads them from a custom field (ask-way.ts).
 */
export const getAskAi = (way: AskWay) => (way.way === 'hosted' ? {askAi: {assistantId: way.assistantId}} : {});
