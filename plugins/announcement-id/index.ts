import type {Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {inlineScript} from './inline-script';

/**
 * Shows a new announcement at the first load.
 *
 * Docusaurus hides a dismissed bar before React starts, without checking the announcement's id. A reader who closed an
 * earlier announcement would see a new one only at the second load. This script runs after Docusaurus' own and shows
 * the bar if the id is new.
 */
export default function announcementId(): Plugin {
  return {
    name: 'announcement-id',
    injectHtmlTags: () =>
      announcement?.id ? {preBodyTags: [{tagName: 'script', innerHTML: inlineScript(announcement.id)}]} : {},
  };
}
