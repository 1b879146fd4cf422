import release from './release.json';

/** The version of the library that this site documents; `npm run library:store` updates it. */
export const libraryVersion: string = release.version;

/** Its license, e.g. `MIT`. */
export const libraryLicense: string = release.license;
