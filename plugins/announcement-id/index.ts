import type {Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';

/**
 * Shows a new announcement at the first load.
 *
 * Docusaurus hides a dismissed bar before React starts, without checking the announcement's id. A reader who closed an
 * earlier announcement would see a new one only at the second load. This script runs after Docusaurus' own and shows
 * the bar if the id is new. The key and the attribute are Docusaurus' own (theme-common, theme-classic).
 */
export default function announcementId(): Plugin {
  const script =
    `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(announcement?.id)})` +
    `document.documentElement.setAttribute('data-announcement-bar-initially-dismissed','false')}catch(e){}`;
  return {
    name: 'announcement-id',
    injectHtmlTags: () => (announcement ? {preBodyTags: [{tagName: 'script', innerHTML: script}]} : {}),
  };
}
