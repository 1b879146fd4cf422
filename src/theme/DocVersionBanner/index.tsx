/*
 * Change: no banner. The docs have one version, the latest, for which the original shows none either; its code is on every
 * page of the docs (0.5 kB brotli). Remove this file when the docs get a second version. Replacement.
 */
export default function DocVersionBanner(): null {
  return null;
}
