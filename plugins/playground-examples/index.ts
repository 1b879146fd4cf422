import type {Plugin} from '@docusaurus/types';
import {groups} from '@jest-extended/catalogue';
import {readDoc} from '@jest-extended/docs-model/docs';
import type {DocsPage} from '@jest-extended/docs-model/page';

/**
 * Provides the examples of the matcher pages for the playground to start from: the module
 * `@generated/playground-examples/default/examples.json`.
 */
export default function playgroundExamples(): Plugin {
  const pages = groups.map(({page, label}) => ({label, file: `docs/matchers/${page}.mdx`}));
  return {
    name: 'playground-examples',
    getPathsToWatch: () => pages.map(({file}) => file),
    async contentLoaded({actions}) {
      const data = pages.map(async ({label, file}) => ({
        title: label,
        examples: listExamples(await readDoc(file), label),
      }));
      await actions.createData('examples.json', await Promise.all(data));
    },
  };
}

/** An example of the docs, as the playground offers it. */
interface Example {
  /** The heading above it, e.g. `.toBeArray()`. */
  readonly heading: string;
  /** The name of its first test. */
  readonly title: string;
  readonly code: string;
}

const TEST = /\b(?:test|it)\b[^'"`]*\(\s*(['"`])(.*?)\1/;

/**
 * The examples of a page to start from, in order: without edge cases and known issues, and without those that do not run
 * in a browser.
 * @param label the heading of an example above the first one
 */
export const listExamples = ({blocks}: DocsPage, label: string): Example[] =>
  blocks.flatMap(({marks, heading, code}) =>
    marks?.shows === 'example' && marks.notInBrowser === undefined
      ? [{heading: heading || label, title: TEST.exec(code)?.[2] ?? '', code}]
      : [],
  );
