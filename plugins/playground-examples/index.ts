import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {groups} from '../../src/catalogue';
import {examplesOf} from './read';

/**
 * Gives the playground the examples of the matcher pages to start from, as they stand in docs/: the module
 * `@generated/playground-examples/default/examples.json`.
 */
export default function playgroundExamples(): Plugin {
  const files = groups.map(({page}) => path.join(__dirname, '../../docs/matchers', `${page}.mdx`));
  return {
    name: 'playground-examples',
    getPathsToWatch: () => files,
    async contentLoaded({actions}) {
      const pages = await Promise.all(files.map(async file => examplesOf(await readFile(file, 'utf8'))));
      await actions.createData('examples.json', pages);
    },
  };
}
