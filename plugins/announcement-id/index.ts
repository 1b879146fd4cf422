import type {Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {inlineScript} from './inline-script';

/**
 * Shows a new announcement at the first load.
 *
 * Docusaurus hides a dismissed bar before React starts, without looking at the announcement's id, and forgets the
 * dismissal only afterwards: a reader who closed the last announcement would see the new one at the second load.
 * This script runs after Docusaurus' own and takes the hiding back when the id is a new one.
 */
export default function announcementId(): Plugin {
  return {
    name: 'announcement-id',
    injectHtmlTags: () =>
      announcement?.id ? {preBodyTags: [{tagName: 'script', innerHTML: inlineScript(announcement.id)}]} : {},
  };
}
