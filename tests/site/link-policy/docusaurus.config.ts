import {checked} from '../../../config/check';
import product from '../../../docusaurus.config';

/** The case to build: the beginning of the names of files in docs/, or `missing-logo`. */
const {FIXTURE_CASE = ''} = process.env;

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
          include: ['index.mdx', 'matchers.mdx', `${FIXTURE_CASE}*.mdx`],
          sidebarPath: false,
        },
        pages: {path: 'tests/site/link-policy/pages'},
        blog: false,
      },
    ],
  ],
  // This setting adds the search theme, which pages of src/ import.
  themeConfig: {
    algolia: product.themeConfig?.['algolia'],
    navbar: {items: [], ...(FIXTURE_CASE === 'missing-logo' && {logo: {src: 'img/no-such-logo.svg', alt: ''}})},
  },
});
