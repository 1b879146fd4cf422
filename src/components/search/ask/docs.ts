import siteConfig from '@generated/docusaurus.config';
import {createDocsSource} from '@jest-extended/search/answers/docs-source';
import {getSectionsFile, FOLDER, parseSections} from '@jest-extended/search/answers/sections-file';
import type {Section} from '@jest-extended/docs-model/section';
import {once} from '@jest-extended/text/async/once';
import {searchClient} from '@site/src/components/search/searchClient';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';
import {answerTexts} from './answerTexts';

const loaders = new Map<string, () => Promise<readonly Section[]>>();

/** Loads the sections of a page, once. */
function readSections(page: string): Promise<readonly Section[]> {
  const load =
    loaders.get(page) ?? once(() => fetchSections(`${siteConfig.baseUrl}${FOLDER}/${getSectionsFile(page)}`));
  loaders.set(page, load);
  return load();
}

async function fetchSections(url: string): Promise<readonly Section[]> {
  // Revalidates a cached copy, which may be older than the search index.
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return parseSections(await response.json());
}

/** Loads the search before the first question. */
export const prepare = (): Promise<void> => searchClient.prepare();

/** Answers in the page, by quoting the docs. */
export const fromDocs = createDocsSource({
  search: searchClient.search,
  readSections,
  getReportUrl: question =>
    createIssueUrl({
      title: `Documentation: no answer to "${question}"`,
      body: `I asked the documentation "${question}" and got no answer. I expected to read:\n\n`,
    }),
  texts: answerTexts,
});
