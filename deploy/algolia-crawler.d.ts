import type {CheerioAPI} from 'cheerio';
import type {IndexSettings} from 'algoliasearch';

/** The globals that Algolia's editor provides to the crawler's configuration (https://www.algolia.com/doc/tools/crawler). */
declare global {
  const Crawler: new (configuration: {
    readonly initialIndexSettings: Readonly<Record<string, IndexSettings>>;
    readonly actions: readonly {
      readonly indexName: string;
      readonly pathsToMatch: readonly string[];
      recordExtractor(page: {
        readonly $: CheerioAPI;
        readonly helpers: {docsearch(selectors: object): readonly object[]};
      }): readonly object[];
    }[];
    readonly [setting: string]: unknown;
  }) => object;
}
