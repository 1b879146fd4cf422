import type {Page} from '@playwright/test';
import {algolia} from '../search';
import {ENDPOINT} from '../sites';

/** A kind of assistant that answers questions. */
export interface Way {
  readonly name: string;
  readonly site: 'hosted' | 'endpoint';
  /** The URL to which the page sends questions. */
  readonly address: string;
  /** Answers searches from now on. */
  answerSearches(page: Page): Promise<unknown>;
}

/** Algolia's assistant, on the fixture site. */
export const hosted: Way = {
  name: "Algolia's assistant answers",
  site: 'hosted',
  address: 'https://askai.algolia.com/chat',
  answerSearches: algolia.answer,
};

/** A separate server; the site searches its own index. */
export const endpoint: Way = {
  name: 'a separate server answers',
  site: 'endpoint',
  address: ENDPOINT,
  answerSearches: async () => undefined,
};

export const WAYS = [hosted, endpoint];
