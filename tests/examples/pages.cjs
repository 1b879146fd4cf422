const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');
const {readPage} = require('@jest-extended/docs-model/page');

const root = path.join(__dirname, '../..');

/** The files of docs/ with an ending, in order, relative to the repository's folder, with `/`. @param {string} ending */
const listFiles = ending =>
  readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter(name => name.endsWith(ending))
    .map(name => `docs/${name.replaceAll(path.sep, '/')}`)
    .sort();

/** A page of docs/. @param {string} file its path, relative to the repository's folder, e.g. `docs/matchers/array.mdx` */
const pageAt = file => readPage(readFileSync(path.join(root, file), 'utf8'), file);

/** The pages of docs/, in order. */
const pages = () => listFiles('.mdx').map(pageAt);

/** The files in which `npm run reports` stored Jest's reports of a page's failing examples. */
const storedReportFiles = () => listFiles('.reports.json');

module.exports = {pageAt, pages, storedReportFiles};
