/** Exists in classic workers. The DOM types, which the project uses, do not include it. */
declare function importScripts(...urls: string[]): void;

/** Not in the package's types. */
declare module 'node-inspect-extracted' {
  export function getStringWidth(text: string): number;
}
