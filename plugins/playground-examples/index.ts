import type {Plugin} from '@docusaurus/types';
import {groups} from '@jest-extended/catalogue';
import {readDoc} from '@jest-extended/docs-model/docs';
import type {DocsPage} from '@jest-extended/docs-model/page';

/**
 * Provides the examples of the matcher pages for the playground: the module
 * `@generated/playground-examples/default/examples.json`, and in `starters.json` those to start from: one that
 * passes, and others that fail, wait for a promise and call a mock.
 */
export default function playgroundExamples(): Plugin {
  const pages = groups.map(({page, label}) => ({title: label, file: `docs/matchers/${page}.mdx`}));
  return {
    name: 'playground-examples',
    getPathsToWatch: () => pages.map(({file}) => file),
    async contentLoaded({actions}) {
      const examples = await Promise.all(
        pages.map(async ({title, file}) => ({title, examples: listExamples(await readDoc(file), title)})),
      );
      await actions.createData('examples.json', examples);
      await actions.createData('starters.json', chooseStarters(examples.flatMap(page => page.examples)));
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

/** The examples to start from: the matcher, and the position among its examples. */
const STARTERS = [
  ['toBeArrayOfSize', 0],
  ['toBeArrayOfSize', 1],
  ['toResolve', 0],
  ['toHaveBeenCalledBefore', 0],
] as const;

/**
 * The examples to start from, in order.
 * @throws {Error} naming the matcher without one
 */
export const chooseStarters = (examples: readonly Example[]) =>
  STARTERS.map(([matcher, position]) => {
    const starter = examples.filter(({heading}) => heading.startsWith(`.${matcher}(`))[position];
    if (!starter)
      throw new Error(`The playground starts from example ${position + 1} of .${matcher}(), which is missing.`);
    return starter;
  });
