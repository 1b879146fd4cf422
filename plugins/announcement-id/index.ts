import type {Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {bundleInlineScript} from '../bundler/inline-script';

/**
 * Shows a new announcement at the first load.
 *
 * Docusaurus hides a dismissed bar before React starts, without checking the announcement's id. A reader who closed an
 * earlier announcement would see a new one only at the second load. announcement.js runs after Docusaurus' own script and
 * shows the bar if the id is new.
 */
export default function announcementId(): Plugin {
  return {
    name: 'announcement-id',
    injectHtmlTags: () => {
      if (!announcement) return {};
      const constants = {ANNOUNCEMENT_ID: JSON.stringify(announcement.id)};
      const innerHTML = bundleInlineScript(require.resolve('./announcement.js'), constants);
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
