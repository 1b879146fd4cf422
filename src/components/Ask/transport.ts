import siteConfig from '@generated/docusaurus.config';
import {askWayIn} from '@site/config/ask-way';
import {either, within} from '@site/src/ask/wire/limits';
import {onceDone} from '@site/src/search/client';
import {type Answerer, failed, PATIENCE, type Path} from './answerer';
import {apologies} from './texts';

const settings = askWayIn(siteConfig.customFields);

/** Who answers on this site. */
export const {way} = settings;

/** Where DocSearch 4.7.0 would have its questions answered. */
const HOSTED = 'https://askai.algolia.com/chat';

const loadDocs = onceDone(() => import('./docs'));

/** Fetches what answers, once. @throws when its code cannot be fetched; the next call tries again */
const loadAnswerer = onceDone(async (): Promise<Answerer> => {
  if (way === 'docs') return (await loadDocs()).fromDocs;
  const {fromService} = await import('./service');
  return fromService(settings.way === 'endpoint' ? settings.url : HOSTED, apologies[way]);
});

/** Fetches all that answering needs, for a reader who may ask. What fails now is told when it matters. */
export async function prepareAnswers(): Promise<void> {
  if (way !== 'docs') return;
  await loadDocs()
    .then(({prepare}) => prepare())
    .catch(() => undefined);
}

let leaving = new AbortController();

/** Stops the answer that is under way, for a reader who turns to something else. */
export function stopAnswering(): void {
  leaving.abort();
  leaving = new AbortController();
}

/**
 * `fetch` as DocSearch has it (plugins/dependency-edits: 'answers of the ask mode'): what it asks is answered in the
 * site's own way.
 * @param address HOSTED and what follows it
 * @throws {DOMException} `AbortError`, when the reader left
 */
export async function askFetch(address: string, init: RequestInit): Promise<Response> {
  const path = pathOf(address);
  const late = new AbortController();
  const signal = either(leaving.signal, init.signal, late.signal);
  const answering = loadAnswerer().then(answer => answer(path, {...init, signal}));
  try {
    const response = await within(PATIENCE, answering, signal);
    return path === '' ? endedBy(signal, response) : response;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    // Nobody waits any more for what has not come by now.
    late.abort();
    console.warn(error);
    return failed(path, apologies[way]);
  }
}

const pathOf = (address: string): Path =>
  address.endsWith('/token') ? '/token' : address.endsWith('/feedback') ? '/feedback' : '';

/** An answer whose stream ends as soon as the reader leaves, and lets its source know. */
function endedBy(signal: AbortSignal, {body, status, headers}: Response): Response {
  const stream = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), {signal});
  return new Response(stream, {status, headers});
}
