import facts from './facts.json';

/** The version of the library that this site documents; `npm run library:check -- --store` updates it. */
export const libraryVersion: string = facts.version;
