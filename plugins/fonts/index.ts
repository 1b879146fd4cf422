import type {Plugin} from '@docusaurus/types';
import {fontTags} from '../../config/fonts';

/**
 * Adds the fonts to every page's head. `headTags` in the site's configuration would do the same, but would also be part
 * of every page's JavaScript, like all of the configuration.
 */
export default function fonts(): Plugin {
  return {name: 'fonts', injectHtmlTags: () => ({headTags: fontTags})};
}
