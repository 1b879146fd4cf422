/**
 * The path of a page or section of the docs as the catalogue has it, whatever `baseUrl` and `trailingSlash` of the site
 * are: `/x/docs/matchers/array/#tobearray` is `/docs/matchers/array#tobearray`.
 */
export function normalizePath(url: string): string {
  const [path = '', ...hash] = url.split('#');
  const page = path.replace(/^.*?(?=\/docs(?:\/|$))/, '').replace(/\/$/, '');
  const isFolder = page === '/docs' || page === '/docs/matchers';
  return [isFolder ? `${page}/` : page, ...hash].join('#');
}
