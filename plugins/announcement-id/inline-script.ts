/**
 * The script of the page's head: un-hides the bar where the stored id differs from `id`.
 * The key and the attribute are Docusaurus' own (theme-common's announcementBar context, theme-classic's inline
 * scripts).
 */
export const inlineScript = (id: string): string =>
  `try{if(localStorage.getItem('docusaurus.announcement.id')!==${jsonInScript(id)})` +
  `document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`;

/** JSON that cannot end the surrounding script element. */
const jsonInScript = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
