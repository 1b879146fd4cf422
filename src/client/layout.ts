/*
 * Client module: includes the layout, which every page has, in the site's first file. Otherwise the bundler puts it into
 * another file, which a page requests only after the first one has loaded.
 */
export {default} from '@theme/Layout';
