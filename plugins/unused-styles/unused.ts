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
 * @param isUsed whether a page can have a class, or a script reads a variable
 */
export function unusedNames(styles: readonly string[], isUsed: (name: string) => boolean): string[] {
  const read = new Set(namesIn(styles, READ));
  const classes = namesIn(styles, CLASS).filter(name => !isUsed(name));
  const variables = namesIn(styles, DECLARED).filter(name => !read.has(name) && !isUsed(name));
  return [...new Set([...classes, ...variables])];
}

/** Kinds of notes; src/css/blocks.css sets all their colors. */
const NOTES = ['secondary', 'success', 'info', 'warning', 'danger'].map(kind => `alert--${kind}`);

const DROPDOWN = ['', '--hoverable', '--right', '--show', '__link', '__link--active', '__menu'].map(
  end => `dropdown${end}`,
);

const HIDDEN_SIDEBAR = ['sidebarHidden_*', 'docSidebarContainerHidden_*', 'docItemWrapperEnhanced_*'];

/**
 * Infima's components that no page has, although their names are words in scripts. A test checks the pages.
 * src/css/base.css has the site's own buttons.
 */
export const COMPONENTS = ['avatar', 'badge', 'button', 'card', 'pills'];

/** Beginnings of the names of DocSearch's ask mode, which the site does not use (src/components/ask). */
const ASK_MODE = ['AskAi', 'CodeSnippet', 'Conversation', 'Markdown', 'Menu', 'NewConversation', 'ThreadDepth'].map(
  name => `DocSearch-${name}*`,
);

/**
 * Whether no page can have a class with these settings, or its rules always lose, although scripts name it. Classes of the
 * theme's CSS modules end with an underscore and a hash. An asterisk here stands for any ending.
 */
export function ruledOut({navbar, footer, docs}: UserThemeConfig): (name: string) => boolean {
  const hasDropdown = navbar?.items?.some(({type, items}) => items !== undefined || /dropdown/i.test(String(type)));
  const hasColumns = footer?.links?.some(links => 'items' in links);
  const unless = (setting: unknown, ...classes: readonly string[]) => (setting ? [] : classes);
  const classes = [
    ...COMPONENTS,
    ...NOTES,
    ...ASK_MODE,
    ...unless(hasDropdown, ...DROPDOWN),
    ...unless(navbar?.style === 'dark', 'navbar--dark', 'darkNavbarColorModeToggle_*'),
    ...unless(navbar?.style === 'primary', 'navbar--primary'),
    ...unless(!navbar?.hideOnScroll, 'anchorTargetStickyNavbar_*'),
    ...unless(!hasColumns, 'footer__link-separator'),
    ...unless(footer?.logo, 'footer__logo', 'footerLogoLink_*'),
    ...unless(docs?.sidebar?.hideable, ...HIDDEN_SIDEBAR),
  ];
  return name => classes.some(each => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
}
