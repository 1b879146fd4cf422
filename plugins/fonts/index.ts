import type {Plugin} from '@docusaurus/types';
import {fontTags} from '../../config/fonts';

/**
 * Puts the fonts into every page's head. As `headTags` of the site's configuration they would do the same, and be part
 * of the JavaScript of every page too, since all of the configuration is.
 */
export default function fonts(): Plugin {
  return {name: 'fonts', injectHtmlTags: () => ({headTags: fontTags})};
}
