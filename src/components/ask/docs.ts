import siteConfig from '@generated/docusaurus.config';
import {docsSource} from '@jest-extended/ask/answer';
import {findWith} from '@jest-extended/ask/find';
import {getSectionsFile, FOLDER, parseSections} from '@jest-extended/ask/passage';
import {unansweredAt} from '@jest-extended/ask/report';
import type {Section} from '@jest-extended/docs-model/section';
import {once} from '@jest-extended/text/async/once';
import {links} from '@site/config/site';
import {searchClient} from '@site/src/components/search/searchClient';
import {answerTexts} from './answerTexts';

const pages = new Map<string, () => Promise<readonly Section[]>>();

/** Loads the passages of a page, once. */
function passagesAt(page: string): Promise<readonly Section[]> {
  const load = pages.get(page) ?? once(() => fetchPassages(`${siteConfig.baseUrl}${FOLDER}/${getSectionsFile(page)}`));
  pages.set(page, load);
  return load();
}

async function fetchPassages(address: string): Promise<readonly Section[]> {
  // Revalidates a cached copy, which may be older than the search index.
  const response = await fetch(address, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return parseSections(await response.json());
}

/** Loads the search before the first question. */
export const prepare = (): Promise<void> => searchClient.prepare();

/** Answers in the page, by quoting the docs. */
export const fromDocs = docsSource({
  readSections: passagesAt,
  find: findWith(searchClient.search),
  report: unansweredAt(links.issues),
  texts: answerTexts,
});
