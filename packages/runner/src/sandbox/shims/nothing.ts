// Replaces modules that are loaded and never used.
export default () => () => false;
