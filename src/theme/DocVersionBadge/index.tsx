/*
 * Change: no badge, as there is no banner (DocVersionBanner). Remove this file when the docs get a second version.
 * Replacement.
 */
export default function DocVersionBadge(): null {
  return null;
}
