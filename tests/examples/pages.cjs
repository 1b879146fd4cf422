const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');
const {examplesOf} = require('./mdx-blocks.cjs');

const root = path.join(__dirname, '../..');

/** The files of docs/ with an ending, in order, from the repository's folder, with `/`. @param {string} ending */
const filesOf = ending =>
  readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith(ending))
    .map(name => `docs/${name.replaceAll(path.sep, '/')}`)
    .sort();

/**
 * The pages of docs/, in order.
 * @returns {{file: string, text: string}[]} each one's path from the repository's folder, with `/`, and its text
 */
const pages = () => filesOf('.mdx').map(file => ({file, text: readFileSync(path.join(root, file), 'utf8')}));

/** Those with at least one example to run: Jest and Vitest refuse a test file without tests. */
const pagesWithExamples = () => pages().filter(({file, text}) => examplesOf(text, file).length > 0);

/** The files in which `npm run reports` stored what Jest says of a page's failing examples. */
const storedReportFiles = () => filesOf('.reports.json');

module.exports = {pages, pagesWithExamples, storedReportFiles};
