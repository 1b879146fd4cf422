import type {Config} from '@docusaurus/types';
import {checked} from '../../../config/check';
import product from '../../../docusaurus.config';

/** The case to build: a file of docs/ beside this one, or one of the mistakes below. */
const {FIXTURE_CASE = ''} = process.env;

/** Mistakes that a maintainer can make in config/. */
const MISTAKES: Readonly<Record<string, Config['themeConfig']>> = {
  'missing-logo': {navbar: {logo: {src: 'img/no-such-logo.svg', alt: ''}, items: []}},
  'unknown-item': {navbar: {items: [{type: 'no-such-type', label: 'Wrong'}]}},
  'announcement-without-id': {announcementBar: {content: 'News'}, navbar: {items: []}},
};

/** The product's policy for links and its checks of the configuration, on a site of three small pages. */
export default checked({
  ...product,
  baseUrlIssueBanner: false,
  // What the pages of src/ are built with, without which they do not resolve.
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
  // The theme of the search comes with its setting, and pages of src/ resolve only with it.
  themeConfig: {algolia: product.themeConfig?.['algolia'], ...(MISTAKES[FIXTURE_CASE] ?? {navbar: {items: []}})},
});
