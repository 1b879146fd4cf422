/* global ANNOUNCEMENT_ID -- index.ts defines it */
/*
 * Shows a new announcement at the first load. Docusaurus hides a dismissed bar before React starts, without checking its
 * id: a reader who closed an earlier announcement would see a new one only at the second load. The key and the attribute
 * are Docusaurus' own (theme-common, theme-classic), and its script runs before this one.
 */
try {
  if (ANNOUNCEMENT_ID && localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT_ID)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
} catch {
  // Storage is blocked, so nothing was dismissed.
}
