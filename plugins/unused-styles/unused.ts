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
