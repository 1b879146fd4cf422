import path from 'node:path';
import type {Page} from '@playwright/test';
import {algolia} from '../search';

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

/** The folder of the build that asks a separate server. */
export const ENDPOINT_BUILD = path.resolve('.cache/ask-endpoint');

/** A separate server; the site searches its own index. */
export const endpoint: Way = {
  name: 'a separate server answers',
  site: 'endpoint',
  address: 'http://127.0.0.1:4319/chat',
  answerSearches: async () => undefined,
};

export const WAYS = [hosted, endpoint];
