/* global ANNOUNCEMENT_ID -- index.ts defines it */
// The key and the attribute are Docusaurus' own (theme-common, theme-classic).
try {
  if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT_ID)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
} catch {
  // Storage is blocked, so nothing was dismissed.
}
