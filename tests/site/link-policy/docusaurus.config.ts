import {checkConfig} from '../../../config/check';
import product from '../../../docusaurus.config';
import bundler from '../../../plugins/bundler';

/** The case to build: the beginning of the names of files in docs/, or `missing-logo`. */
const {FIXTURE_CASE = ''} = process.env;

/** Docs of two pages with the product's link checks and configuration checks. A theme of four files is built quickly. */
export default checkConfig({
  ...product,
  baseUrlIssueBanner: false,
  presets: [],
  clientModules: [],
  headTags: [],
  plugins: [
    bundler,
    () => ({name: 'theme', getThemePath: () => './theme'}),
    [
      '@docusaurus/plugin-content-docs',
      {path: 'docs', include: ['index.mdx', `${FIXTURE_CASE}*.mdx`], routeBasePath: 'docs', sidebarPath: false},
    ],
  ],
  themeConfig: FIXTURE_CASE === 'missing-logo' ? {navbar: {logo: {src: 'img/no-such-logo.svg', alt: ''}}} : {},
});
