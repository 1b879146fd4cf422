import type {Config} from '@docusaurus/types';
import {checked} from '../../../config/check';
import product from '../../../docusaurus.config';

/** The case to build: a file of docs/ in this folder, or one of the mistakes below. */
const {FIXTURE_CASE = ''} = process.env;

/** Possible mistakes in config/. */
const MISTAKES: Readonly<Record<string, Config['themeConfig']>> = {
  'missing-logo': {navbar: {logo: {src: 'img/no-such-logo.svg', alt: ''}, items: []}},
  'unknown-item': {navbar: {items: [{type: 'no-such-type', label: 'Wrong'}]}},
  'announcement-without-id': {announcementBar: {content: 'News'}, navbar: {items: []}},
};

/** A site of three small pages with the product's link checks and configuration checks. */
export default checked({
  ...product,
  baseUrlIssueBanner: false,
  // The pages of src/ do not resolve without these plugins.
  plugins: product.plugins,
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'tests/site/link-policy/docs',
          // The not-found page links to /docs and /docs/matchers.
          include: ['index.mdx', 'matchers.mdx', `${FIXTURE_CASE}.mdx`],
          sidebarPath: false,
        },
        pages: {path: 'tests/site/link-policy/pages'},
        blog: false,
      },
    ],
  ],
  // This setting adds the search theme, which pages of src/ import.
  themeConfig: {algolia: product.themeConfig?.['algolia'], ...(MISTAKES[FIXTURE_CASE] ?? {navbar: {items: []}})},
});
