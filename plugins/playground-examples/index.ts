import type {Plugin} from '@docusaurus/types';
import {groups} from '@jest-extended/catalogue';
import {readDoc} from '@jest-extended/docs-model/docs';
import type {DocsPage} from '@jest-extended/docs-model/page';
import {createDigest, getReportsFile, readReports} from '@jest-extended/docs-model/stored-reports';

/**
 * Provides the examples of the matcher pages for the playground: the module
 * `@generated/playground-examples/default/examples.json`, and in `starters.json` those to start from: one that
 * passes, and others that fail, wait for a promise and call a mock.
 */
export default function playgroundExamples(): Plugin {
  const pages = groups.map(({page, label}) => ({label, file: `docs/matchers/${page}.mdx`}));
  return {
    name: 'playground-examples',
    getPathsToWatch: () => pages.flatMap(({file}) => [file, getReportsFile(file)]),
    async contentLoaded({actions}) {
      const data = pages.map(async ({label, file}) => {
        const reports = readReports(file).map(({example}) => example);
        return {title: label, examples: listExamples(await readDoc(file), label), reports};
      });
      const loaded = await Promise.all(data);
      await actions.createData(
        'examples.json',
        loaded.map(({title, examples}) => ({title, examples})),
      );
      await actions.createData('starters.json', chooseStarters(loaded));
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

interface Page {
  readonly title: string;
  readonly examples: readonly Example[];
  /** The digests of the examples that fail. */
  readonly reports: readonly string[];
}

/** The examples to start from: the matcher, and whether the test fails. */
const STARTERS = [
  ['toBeArrayOfSize', false],
  ['toBeArrayOfSize', true],
  ['toResolve', false],
  ['toHaveBeenCalledBefore', false],
] as const;

/**
 * The first example of each kind to start from, with the title of its page.
 * @throws {Error} naming the matcher without one
 */
export const chooseStarters = (pages: readonly Page[]) =>
  STARTERS.map(([matcher, fails]) => {
    const [starter] = pages.flatMap(({title: page, examples, reports}) =>
      examples
        .filter(
          ({heading, code}) => heading.startsWith(`.${matcher}(`) && fails === reports.includes(createDigest(code)),
        )
        .map(example => ({...example, page})),
    );
    if (!starter)
      throw new Error(
        `The playground starts from an example of .${matcher}() that ${fails ? 'fails' : 'passes'}; there is none.`,
      );
    return starter;
  });
