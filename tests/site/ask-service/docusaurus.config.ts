import type {Config} from '@docusaurus/types';
import {site} from '../../../config/site';

/**
 * The product without an announcement, under a path, with a slash at the end of each address. Its server for the ask mode
 * is set in the environment.
 */
export default async (): Promise<Config> => {
  site.baseUrl = '/x/';
  const {default: product} = await import('../../../docusaurus.config');
  return {...product, trailingSlash: true, themeConfig: {...product.themeConfig, announcementBar: undefined}};
};
