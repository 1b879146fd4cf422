import type {UserThemeConfig} from '@docusaurus/theme-common';

const CLASS = /\.(?<name>[a-z_][\w-]*)/gi;
const DECLARED = /(?<name>--[\w-]+):/g;
const READ = /var\((?<name>--[\w-]+)/g;

const namesIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(({groups}) => groups?.['name'] ?? ''));

/**
 * Whether scripts name a class or a variable.
 * @param scripts all scripts of the site, without comments. The beginning of a name counts if it ends with a hyphen, as
 * in `level-${number}`.
 */
export function namedIn(scripts: readonly string[]): (name: string) => boolean {
  const words = new Set(scripts.flatMap(script => script.match(/[\w-]+/g) ?? []));
  const beginnings = [...words].filter(word => /^[a-z]{4}.*-$/i.test(word));
  return name => words.has(name) || beginnings.some(beginning => name.startsWith(beginning));
}

/**
 * The classes that no script names, and the variables that neither a script nor a style sheet reads.
 * @param styles minimized style sheets
 */
export function unusedNames(styles: readonly string[], isNamed: (name: string) => boolean): string[] {
  const read = new Set(namesIn(styles, READ));
  const classes = namesIn(styles, CLASS).filter(name => !isNamed(name));
  const variables = namesIn(styles, DECLARED).filter(name => !read.has(name) && !isNamed(name));
  return [...new Set([...classes, ...variables])];
}

/** Kinds of notes; src/css/blocks.css sets all their colors. */
const NOTES = ['secondary', 'success', 'info', 'warning', 'danger'].map(kind => `alert--${kind}`);

const DROPDOWN = ['', '--hoverable', '--right', '--show', '__link', '__link--active', '__menu'].map(
  end => `dropdown${end}`,
);

/** Classes of Infima that scripts name, but that no page can have with these settings, or whose rules always lose. */
export function unusedInfima({navbar, footer}: UserThemeConfig): string[] {
  const hasDropdown = navbar?.items?.some(({type, items}) => items !== undefined || /dropdown/i.test(String(type)));
  const hasColumns = footer?.links?.some(links => 'items' in links);
  return [
    // src/css/base.css has the site's buttons; scripts name the element.
    'button',
    ...NOTES,
    ...(hasDropdown ? [] : DROPDOWN),
    ...['dark', 'primary'].filter(style => style !== navbar?.style).map(style => `navbar--${style}`),
    ...(hasColumns ? ['footer__link-separator'] : []),
    ...(footer?.logo ? [] : ['footer__logo']),
  ];
}
