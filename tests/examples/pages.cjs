const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');
const {examplesOf} = require('./mdx-blocks.cjs');

const root = path.join(__dirname, '../..');

/**
 * The pages of docs/, in order.
 * @returns {{file: string, text: string}[]} each one's path from the repository's folder, with `/`, and its text
 */
const pages = () =>
  readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith('.mdx'))
    .map(name => `docs/${name.replaceAll(path.sep, '/')}`)
    .sort()
    .map(file => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

/** Those with at least one example to run: Jest and Vitest refuse a test file without tests. */
const pagesWithExamples = () => pages().filter(({file, text}) => examplesOf(text, file).length > 0);

module.exports = {pages, pagesWithExamples};
