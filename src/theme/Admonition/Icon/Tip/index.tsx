/*
 * Change: a tip has the icon of a note. The docs have no tips, and the drawing of the original is on every page of the docs
 * (0.2 kB brotli). Replacement.
 */
export {default} from '@theme/Admonition/Icon/Note';
