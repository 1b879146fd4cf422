/** A server that Playwright starts for the site tests. */
export interface Server {
  readonly command: string;
  readonly url: string;
}

/** The first of the consecutive ports that the site tests use. Set `TEST_PORT` if they are in use. */
export const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4310);

const DOCUSAURUS = 'node node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The product as built by `npm run build`. */
export const productServer: Server = {
  command: `${DOCUSAURUS} serve --no-open --host localhost --port ${FIRST_PORT}`,
  url: `http://localhost:${FIRST_PORT}`,
};

/** The product with all supported features that are off by default (see fixture/). It is built first, if necessary. */
export const fixtureServer: Server = {
  command: `node --import tsx tests/site/build-sites.ts && ${DOCUSAURUS} serve --no-open --host localhost --port ${FIRST_PORT + 1} --dir .cache/fixture`,
  url: `http://localhost:${FIRST_PORT + 1}`,
};
