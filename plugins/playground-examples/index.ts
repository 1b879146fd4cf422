import type {Plugin} from '@docusaurus/types';
import {groups} from '@jest-extended/catalogue';
import {readDoc} from '@jest-extended/docs-model/docs';
import type {DocsPage} from '@jest-extended/docs-model/page';
import {createDigest, getReportsFile, joinReports, readReports} from '@jest-extended/docs-model/stored-reports';

/**
 * Provides the examples of the matcher pages for the playground to start from: the module
 * `@generated/playground-examples/default/examples.json`, and the first failing one with its stored report:
 * `first.json`.
 */
export default function playgroundExamples(): Plugin {
  const pages = groups.map(({page, label}) => ({label, file: `docs/matchers/${page}.mdx`}));
  return {
    name: 'playground-examples',
    getPathsToWatch: () => pages.flatMap(({file}) => [file, getReportsFile(file)]),
    async contentLoaded({actions}) {
      const data = pages.map(async ({label, file}) => {
        const examples = listExamples(await readDoc(file), label);
        return {title: label, examples, failing: addReports(examples, readReports(file))};
      });
      const loaded = await Promise.all(data);
      await actions.createData(
        'examples.json',
        loaded.map(({title, examples}) => ({title, examples})),
      );
      const [first] = loaded.flatMap(({title, failing}) => failing.map(example => ({...example, page: title})));
      if (!first) throw new Error('No example of docs/matchers has a stored report: npm run reports.');
      await actions.createData('first.json', first);
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

/** The examples that have a stored report, with it. */
export const addReports = (examples: readonly Example[], reports: ReturnType<typeof readReports>) =>
  examples.flatMap(example => {
    const stored = reports.find(report => report.example === createDigest(example.code));
    return stored ? [{...example, report: joinReports(stored)}] : [];
  });
