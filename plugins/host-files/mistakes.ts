const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

/** The redirects from a page that exists, or to one that does not. */
export function findMistakes(redirects: Readonly<Record<string, string>>, routes: ReadonlySet<string>): string[] {
  const pages = new Set([...routes].map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const [target = ''] = to.split('#');
    return [
      ...(pages.has(from) ? [`config/redirects.ts: "${from}" is a page, so nothing can redirect from it.`] : []),
      ...(pages.has(target) ? [] : [`config/redirects.ts: "${from}" leads to "${target}", which is not a page.`]),
    ];
  });
}
