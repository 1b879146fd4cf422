const wraps = {codeBlockRef: {current: null}, isEnabled: true, isCodeScrollable: false, toggle: () => undefined};

/**
 * Code always wraps. plugins/bundler puts this in the place of Docusaurus' hook, which reads the width of each block while
 * React starts, so that the browser lays out the content of each closed row.
 */
export const useCodeWordWrap = () => wraps;
