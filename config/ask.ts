import type {AskWay} from './ask-way';
import {missingCredentials} from './search';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Who answers questions: Algolia's assistant where its id is set, a server of one's own where its address is, the docs
 * themselves where neither is.
 *
 * What a build is told stands in the pages, so no key belongs here. A model's key stops nothing just because it is set:
 * no build reads it, and many set it for all programs of their machine. It stops a build that would publish it.
 * @throws {Error} naming every mistake
 */
export function askOf(environment: Environment): AskWay {
  const assistantId = environment['ASK_AI_ASSISTANT_ID'];
  const address = environment['ASK_AI_URL'];
  const mistakes = [
    ...(assistantId && address
      ? ['ASK_AI_ASSISTANT_ID and ASK_AI_URL are both set, and one of them can answer. Set only one.']
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
          "ASK_AI_ASSISTANT_ID is no assistant's id: it has a space or a sign that no id has. Copy it from Algolia's dashboard.",
        ]),
  ];
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The address itself is not repeated: a mistaken one may hold a password. */
function mistakesOfAddress(address: string): string[] {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address))
    return ['ASK_AI_URL is no absolute address. Write one such as https://ask.example.org/chat.'];
  const {protocol, hostname, username, password} = new URL(address);
  return [
    ...(username || password
      ? [
          'ASK_AI_URL holds a name or a password, which every page would show. Take it out: readers are let in by a token.',
        ]
      : []),
    ...(/[?#]/.test(address)
      ? ['ASK_AI_URL has a query or a hash. Take it out: /token and /feedback are added to the end of the address.']
      : []),
    ...(protocol === 'http:' && !LOOPBACK.test(hostname)
      ? ['ASK_AI_URL begins with http://, and browsers let no page that came by https ask there. Use https://.']
      : []),
  ];
}

/** Keys are longer; servers that ask for none are given a word, such as `ollama`. */
const SHORTEST_KEY = 16;

/** The variables that pages show, where the model's key was pasted into them. */
function publishedKey(environment: Environment): string[] {
  const key = environment['OPENAI_API_KEY'] ?? '';
  if (key.length < SHORTEST_KEY) return [];
  return ['ASK_AI_ASSISTANT_ID', 'ASK_AI_URL']
    .filter(name => environment[name]?.includes(key))
    .map(
      name =>
        `${name} holds the value of OPENAI_API_KEY, and every page would show it. Only the answering server takes the key.`,
    );
}

const withoutFinalSlash = (address: string): string => address.replace(/\/+$/, '');

/** Who answers questions in this build. */
export const ask = askOf(process.env);

/**
 * What the search theme is told: Algolia's assistant, to which it adds the index and the public key. It takes neither
 * another address nor an `askAi` without an assistant, so of the other ways it hears nothing: the browser reads which way
 * it is from a custom field (ask-way.ts).
 */
export const askAiOf = (way: AskWay) => (way.way === 'hosted' ? {askAi: {assistantId: way.assistantId}} : {});
