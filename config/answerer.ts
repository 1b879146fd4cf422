/**
 * Who answers questions: the page, which quotes the docs; Algolia's assistant; or your own service, at an absolute URL
 * without a final slash (deploy/ask-protocol.md).
 */
export type Answerer =
  | {readonly kind: 'docs'}
  | {readonly kind: 'assistant'; readonly id: string}
  | {readonly kind: 'service'; readonly url: string};

const ASSISTANT_URL = 'https://askai.algolia.com/chat';

/** The URL to which a page sends questions; `undefined` if it answers them itself. */
export function getServiceUrl(answerer: Answerer): string | undefined {
  if (answerer.kind === 'docs') return undefined;
  return answerer.kind === 'assistant' ? ASSISTANT_URL : answerer.url;
}

/**
 * Reads the setting of config/ask.ts from the site's configuration.
 * @param customFields of Docusaurus' configuration, which has no type for them
 * @throws {Error} when the setting is missing
 */
export function getAnswerer(customFields: Readonly<Record<string, unknown>> | undefined): Answerer {
  const answerer = customFields?.['answerer'];
  if (isAnswerer(answerer)) return answerer;
  throw new Error(
    'docusaurus.config.ts: customFields do not say who answers questions. Write `customFields: {answerer}`, with `answerer` of config/ask.ts.',
  );
}

/** The kind is enough to trust the rest: config/ask.ts writes it. */
const isAnswerer = (value: unknown): value is Answerer =>
  typeof value === 'object' && value !== null && 'kind' in value;
