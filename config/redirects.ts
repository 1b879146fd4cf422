/**
 * Moved pages: the old path, and the new one with or without an anchor. Without an anchor, that of the reader's URL is
 * kept. `npm run hosts` writes them for nginx and Vercel, and each build for Netlify and Cloudflare Pages; on other hosts the
 * not-found page leads to the new path.
 */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {};
