import address from '@generated/ask-passages/default/address.json';
import {links} from '@site/config/site';
import {docsSource} from '@site/src/ask/answer';
import {findWith} from '@site/src/ask/find';
import {passagesOf} from '@site/src/ask/passage';
import {unansweredAt} from '@site/src/ask/report';
import {searchClient} from '@site/src/search';
import {once} from '@site/src/async/once';
import {answerTexts} from './answerTexts';

const load = once(async () => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return passagesOf(await response.json());
});

/** Loads the passages and the search engine before the first question. */
export async function prepare(): Promise<void> {
  await Promise.all([load(), searchClient.prepare()]);
}

/** Answers in the page, by quoting the docs. */
export const fromDocs = docsSource({
  load,
  find: findWith(searchClient.search),
  report: unansweredAt(links.issues),
  texts: answerTexts,
});
