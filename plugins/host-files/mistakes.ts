const withoutSlash = (route: string): string => route.replace(/(.)\/$/, '$1');

/** Finds redirects that cannot work: from a page or a path with a final slash, or to a path that is not a page. */
export function findMistakes(redirects: Readonly<Record<string, string>>, routes: ReadonlySet<string>): string[] {
  const pages = new Set([...routes].map(withoutSlash));
  return Object.entries(redirects).flatMap(([from, to]) => {
    const [target = ''] = to.split('#');
    return [
      ...(pages.has(from) ? [`config/redirects.ts: "${from}" is a page, so nothing can redirect from it.`] : []),
      ...(from.endsWith('/') ? [`config/redirects.ts: write "${from}" without the final slash.`] : []),
      ...(pages.has(withoutSlash(target))
        ? []
        : [`config/redirects.ts: "${from}" leads to "${target}", which is not a page.`]),
    ];
  });
}
