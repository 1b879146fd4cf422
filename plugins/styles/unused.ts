const CLASS = /\.(?<name>[a-z_][\w-]*)/gi;
const DECLARED = /(?<name>--[\w-]+):/g;
const READ = /var\((?<name>--[\w-]+)/g;

/** Names of animations and ids. Where a class has the same name, Lightning CSS would remove all of them. */
const SHARED = /(?:@(?:-\w+-)?keyframes |#)(?<name>[a-z_][\w-]*)/gi;

const findNames = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(({groups}) => groups?.['name'] ?? ''));

/**
 * Whether scripts name a class or a variable.
 * @param scripts all scripts of the site, without comments. The beginning of a name counts if it ends with a hyphen, as
 * in `col--${width}`; minimized scripts have shorter ones by chance, as in `a--`.
 */
export function isNamedIn(scripts: readonly string[]): (name: string) => boolean {
  // A line break in a string is written as `\n`, which is not a part of the next name.
  const texts = scripts.flatMap(script => [script, script.replace(/\\[nrt]/g, ' ')]);
  const words = new Set(texts.flatMap(text => text.match(/[\w-]+/g) ?? []));
  const beginnings = [...words].filter(word => /^(?:--)?[a-z]{3}.*-$/i.test(word));
  return name => words.has(name) || beginnings.some(beginning => name.startsWith(beginning));
}

/**
 * Returns the classes that no script names, and the variables that neither a script nor a style sheet reads.
 * @param isNamed whether a script names a class or a variable
 */
export function findUnused(styles: readonly string[], isNamed: (name: string) => boolean): string[] {
  const read = new Set(findNames(styles, READ));
  const shared = new Set(findNames(styles, SHARED));
  const classes = findNames(styles, CLASS).filter(name => !shared.has(name));
  const variables = findNames(styles, DECLARED).filter(name => !read.has(name));
  return [...new Set([...classes, ...variables])].filter(name => !isNamed(name));
}
