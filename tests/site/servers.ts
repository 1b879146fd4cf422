/** A server of the site tests: what Playwright starts, and where it answers. */
export interface Server {
  readonly command: string;
  readonly url: string;
}

/** The product as `npm run build` left it. */
export const productServer: Server = {
  command: 'npx docusaurus serve --no-open --host localhost --port 4310',
  url: 'http://localhost:4310',
};

/** The product with everything switched on that it supports and leaves off; built first (see fixture/). */
export const fixtureServer: Server = {
  command:
    'npx tsx tests/site/fixture/build.ts && npx docusaurus serve --no-open --host localhost --port 4311 --dir .cache/fixture',
  url: 'http://localhost:4311',
};
