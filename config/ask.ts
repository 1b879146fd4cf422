import type {Answerer} from './answerer';
import {type Environment, listMissingCredentials} from './search';

/**
 * Who answers questions: Algolia's assistant if its id is set, your own service if its URL is set, otherwise
 * the docs themselves.
 *
 * The pages contain these settings, so no key belongs here. A model's key may be set, because many set it for every
 * program on their machine; only a build that would publish it stops.
 * @throws {Error} naming every mistake
 */
export function chooseAnswerer(environment: Environment): Answerer {
  const id = environment['ASK_AI_ASSISTANT_ID'];
  const url = environment['ASK_AI_URL'];
  const mistakes = [
    ...(id && url
      ? ['ASK_AI_ASSISTANT_ID and ASK_AI_URL are both set, but only one of them can answer. Set only one.']
      : []),
    ...(id ? checkAssistant(environment) : []),
    ...(url ? checkUrl(url) : []),
    ...findPublishedKeys(environment),
  ];
  if (mistakes.length > 0) throw new Error(`config/ask.ts:\n- ${mistakes.join('\n- ')}`);
  if (id) return {kind: 'assistant', id};
  if (url) return {kind: 'service', url: new URL(url).href.replace(/\/+$/, '')};
  return {kind: 'docs'};
}

function checkAssistant(environment: Environment): string[] {
  const missing = listMissingCredentials(environment);
  if (missing.length === 0) return [];
  return [
    `ASK_AI_ASSISTANT_ID is set, and ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not. ` +
      "Algolia's assistant answers from Algolia's index: set both credentials, or leave the assistant out.",
  ];
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The messages do not repeat the URL, which may contain a password. */
function checkUrl(text: string): string[] {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text))
    return ['ASK_AI_URL is not an absolute URL. Write one such as https://ask.example.org/chat.'];
  const {protocol, hostname, username, password} = new URL(text);
  return [
    ...(username || password
      ? ['ASK_AI_URL contains a user name or a password, which every page would show. Remove it.']
      : []),
    ...(/[?#]/.test(text) ? ['ASK_AI_URL has a query or a hash, which every page would show. Remove it.'] : []),
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
function findPublishedKeys(environment: Environment): string[] {
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

/** Who answers questions in this build. */
export const answerer = chooseAnswerer(process.env);
