// The key and the attribute are Docusaurus' own (theme-common, theme-classic).
try {
  if (localStorage.getItem('docusaurus.announcement.id') !== document.currentScript?.dataset.id)
    document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
} catch {
  // Storage is blocked, so nothing was dismissed.
}
