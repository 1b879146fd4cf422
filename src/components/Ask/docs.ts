import address from '@generated/ask-passages/default/address.json';
import {links} from '@site/config/site';
import {findWith, localAsk} from '@site/src/ask/local';
import {passagesOf} from '@site/src/ask/passage';
import {unansweredAt} from '@site/src/ask/report';
import {responder} from '@site/src/ask/wire/respond';
import {indexName, searchClient} from '@site/src/search';
import {onceDone} from '@site/src/search/client';
import {phrases} from './phrases';
import {apologies} from './texts';
import type {Answerer} from './answerer';

/** Between two lines of an answer, in milliseconds: it is read as it comes. */
const PAUSE = 24;

const load = onceDone(async () => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The file of passages ${address} answered ${response.status}.`);
  return passagesOf(await response.json());
});

/** Fetches what answers are made of: from then on they need no network. */
export async function prepare(): Promise<void> {
  await Promise.all([load(), searchClient.prepare()]);
}

/** Nobody waits where nobody looks, or where things that move disturb. */
async function pause(): Promise<void> {
  if (document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await new Promise(resolve => setTimeout(resolve, PAUSE));
}

/** DocSearch asks for a token before each conversation; here it opens nothing. It ends in the year 2100. */
const TOKEN = `${btoa(JSON.stringify({exp: 4_102_444_800}))}.`;

const respond = responder({
  ask: localAsk({load, find: findWith(searchClient, indexName), report: unansweredAt(links.issues), phrases, pause}),
  issueToken: async () => TOKEN,
  acceptsToken: async () => true,
  takeFeedback: async () => undefined,
  apology: apologies.docs,
});

/** Answers with the docs' own words, in the page. */
export const fromDocs: Answerer = (path, init) =>
  respond(new Request(new URL(`ask${path}`, window.location.origin), init));
