/**
 * Moved pages: the old path and the new one. The query and the anchor of the reader's URL are kept. static/_redirects
 * (Netlify, Cloudflare Pages), vercel.json and deploy/nginx.conf have them, too; on other hosts the not-found page leads to
 * the new path.
 */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  // Public issues link to pages with the name of their group.
  '/docs/matchers/Array': '/docs/matchers/array',
  '/docs/matchers/Boolean': '/docs/matchers/boolean',
  '/docs/matchers/Date': '/docs/matchers/date',
  '/docs/matchers/Fail': '/docs/matchers/fail',
  '/docs/matchers/Function': '/docs/matchers/function',
  '/docs/matchers/Mock': '/docs/matchers/mock',
  '/docs/matchers/Number': '/docs/matchers/number',
  '/docs/matchers/Object': '/docs/matchers/object',
  '/docs/matchers/Pass': '/docs/matchers/pass',
  '/docs/matchers/Promise': '/docs/matchers/promise',
  '/docs/matchers/String': '/docs/matchers/string',
  '/docs/matchers/Symbol': '/docs/matchers/symbol',
};
