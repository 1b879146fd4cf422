/*
 * The layout, as a part of the site's first file: every page has it. By itself the bundler puts it into a file of its
 * own, which a page asks for when the first one has come.
 */
export {default} from '@theme/Layout';
