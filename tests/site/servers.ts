/** The first of the consecutive ports that the site tests use. Set `TEST_PORT` if they are in use. */
export const FIRST_PORT = Number(process.env['TEST_PORT'] ?? 4310);

const [PRODUCT_PORT, FIXTURE_PORT] = [FIRST_PORT, FIRST_PORT + 1];

/** The product as built by `npm run build`. */
export const PRODUCT_URL = `http://localhost:${PRODUCT_PORT}`;

/** The product with all supported features that are off by default (see fixture/). */
export const FIXTURE_URL = `http://localhost:${FIXTURE_PORT}`;

/** The command that serves both, after the second was built, if necessary. */
export const SERVE = `node --import tsx tests/site/build-sites.ts && node tests/site/serve.mjs ${PRODUCT_PORT}=build ${FIXTURE_PORT}=.cache/fixture`;
