/** Exists in classic workers. The DOM types, which the project uses, do not include it. */
declare function importScripts(...urls: string[]): void;

/**
 * Positions of library calls, by file: the position in this script (`line:column`) to the one in the library's file.
 * the bundle begins with it.
 */
declare const RUNNER_PLACES: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Not in the package's types. */
declare module 'node-inspect-extracted' {
  export function getStringWidth(text: string): number;
}
