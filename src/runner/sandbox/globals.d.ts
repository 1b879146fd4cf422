/** Of classic workers; the DOM's types, which the whole project is checked with, leave it out. */
declare function importScripts(...urls: string[]): void;

/**
 * Where calls of the libraries stand in their own files: by file, the place in this script (`line:column`) to the one
 * in the file. plugins/runner-script puts it in front.
 */
declare const RUNNER_PLACES: Readonly<Record<string, Readonly<Record<string, string>>>>;
