/** Of classic workers; the DOM's types, which the whole project is checked with, leave it out. */
declare function importScripts(...urls: string[]): void;
