/**
 * Who answers questions: the page, which quotes the docs; Algolia's assistant; or your own service, at an absolute URL
 * without a final slash (deploy/ask-protocol.md).
 */
export type AskWay =
  | {readonly way: 'docs'}
  | {readonly way: 'hosted'; readonly assistantId: string}
  | {readonly way: 'endpoint'; readonly url: string};

/**
 * Reads the setting of config/ask.ts in the browser.
 * @param customFields of Docusaurus' configuration, which has no type for them
 * @throws {Error} when the setting is missing
 */
export function askWayIn(customFields: Readonly<Record<string, unknown>> | undefined): AskWay {
  const ask = customFields?.['ask'];
  if (isAskWay(ask)) return ask;
  throw new Error(
    'docusaurus.config.ts: customFields do not say who answers questions. Write `customFields: {ask}`, with `ask` of config/ask.ts.',
  );
}

function isAskWay(value: unknown): value is AskWay {
  if (typeof value !== 'object' || value === null || !('way' in value)) return false;
  const {way} = value;
  if (way === 'hosted') return 'assistantId' in value && typeof value.assistantId === 'string';
  if (way === 'endpoint') return 'url' in value && typeof value.url === 'string';
  return way === 'docs';
}
