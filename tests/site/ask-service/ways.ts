import path from 'node:path';
import type {Page} from '@playwright/test';
import {algolia} from '../search';

/** A way to have questions answered by a server, and the product built for it. */
export interface Way {
  readonly name: string;
  /** The folder of its build. */
  readonly folder: string;
  /** The variables that the product is built with, as whoever runs it would set them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Where the page then sends questions. */
  readonly address: string;
  /** Has searches answered. */
  answerSearches(page: Page): Promise<unknown>;
}

const build = (name: string) => path.resolve('.cache', `ask-${name}`);

/** Algolia's assistant. */
export const hosted: Way = {
  name: "Algolia's assistant answers",
  folder: build('hosted'),
  environment: {
    ALGOLIA_APP_ID: 'FIXTURE',
    ALGOLIA_SEARCH_API_KEY: 'fixture-key',
    ASK_AI_ASSISTANT_ID: 'fixture-assistant',
  },
  address: 'https://askai.algolia.com/chat',
  answerSearches: algolia.answer,
};

const OWN_SERVER = 'http://127.0.0.1:4319/chat';

/** A server of one's own; the site searches itself. */
export const endpoint: Way = {
  name: "a server of one's own answers",
  folder: build('endpoint'),
  environment: {ASK_AI_URL: OWN_SERVER},
  address: OWN_SERVER,
  answerSearches: async () => undefined,
};

export const WAYS = [hosted, endpoint];
