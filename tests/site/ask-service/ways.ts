import path from 'node:path';
import type {Page} from '@playwright/test';
import {algolia} from '../search';

/** A kind of assistant, and the build of the product for it. */
export interface Way {
  readonly name: string;
  /** The folder of its build. */
  readonly folder: string;
  /** The environment variables of the build, as in a deployment. */
  readonly environment: Readonly<Record<string, string>>;
  /** The URL to which the page sends questions. */
  readonly address: string;
  /** Answers searches from now on. */
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

const SEPARATE_SERVER = 'http://127.0.0.1:4319/chat';

/** A separate server; the site searches its own index. */
export const endpoint: Way = {
  name: 'a separate server answers',
  folder: build('endpoint'),
  environment: {ASK_AI_URL: SEPARATE_SERVER},
  address: SEPARATE_SERVER,
  answerSearches: async () => undefined,
};

export const WAYS = [hosted, endpoint];
