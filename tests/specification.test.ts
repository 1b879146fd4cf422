import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isInTable} from './site/conditions';
import {features} from './site/features';

const root = path.join(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A requirement of SPECIFICATION.md with the tests that it names. */
interface Requirement {
  readonly number: string;
  readonly tests: readonly {readonly file: string; readonly title: string}[];
}

const requirements: readonly Requirement[] = read('SPECIFICATION.md')
  .split(/^- \*\*(?=\d)/m)
  .slice(1)
  .map(text => ({
    number: /^[\d.]+/.exec(text)?.[0] ?? '',
    tests: [...text.matchAll(/^ {2}- `(?<file>[^`]+)` › (?<title>.+)$/gm)].map(({groups}) => ({
      file: groups?.['file'] ?? '',
      title: groups?.['title'] ?? '',
    })),
  }));

/** The text of a title in the code; what differs from case to case is `.+`. */
function toPattern(title: ts.Node): RegExp | undefined {
  const exact = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sij]/g, '.+');
  if (ts.isStringLiteralLike(title)) return new RegExp(`^${exact(title.text)}$`);
  if (!ts.isTemplateExpression(title)) return undefined;
  const spans = title.templateSpans.map(({literal}) => `.+${exact(literal.text)}`);
  return new RegExp(`^${exact(title.head.text)}${spans.join('')}$`);
}

const titlesByFile = new Map<string, readonly RegExp[]>();

/** The titles of the tests in a file. Each file is parsed once. */
function findTitles(file: string): readonly RegExp[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles: RegExp[] = [];
  titlesByFile.set(file, titles);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^test\b(?!\.(?:step|describe))/.test(node.expression.getText())) {
      const pattern = node.arguments[0] && toPattern(node.arguments[0]);
      if (pattern) titles.push(pattern);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return titles;
}

/** The tests of the table of features and conditions. */
const TABLE = 'tests/site/conditions.spec.ts';

const exists = (file: string, title: string): boolean =>
  file === TABLE
    ? isInTable(title, features)
    : existsSync(path.join(root, file)) && findTitles(file).some(it => it.test(title));

test('SPECIFICATION.md has requirements for every section, each with a number of its own and a test', () => {
  const numbers = requirements.map(({number}) => number);

  expect(new Set(numbers.map(number => number.split('.')[0])).size).toBe(10);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(requirements.filter(({tests}) => tests.length === 0)).toEqual([]);
});

test('every test that SPECIFICATION.md names exists', () => {
  const missing = requirements.flatMap(({number, tests}) =>
    tests.filter(({file, title}) => !exists(file, title)).map(({file, title}) => `${number}: ${file} › ${title}`),
  );

  expect(missing).toEqual([]);
});

test('the packages of the specification are dependencies, Docusaurus and DocSearch in one exact version', () => {
  const {dependencies, devDependencies} = JSON.parse(read('package.json'));

  expect({...dependencies, ...devDependencies}).toMatchObject({
    '@docusaurus/core': '3.9.2',
    '@docusaurus/preset-classic': '3.9.2',
    '@docusaurus/theme-search-algolia': '3.9.2',
    '@docusaurus/module-type-aliases': '3.9.2',
    '@docusaurus/tsconfig': '3.9.2',
    '@docsearch/react': '4.7.0',
    react: expect.any(String),
    'react-dom': expect.any(String),
    'prism-react-renderer': expect.any(String),
    typescript: expect.any(String),
  });
});

test('the repository has the layout of a Docusaurus site in TypeScript, with components instead of stock ones', () => {
  const files = [
    'docusaurus.config.ts',
    'sidebars.ts',
    'docs/getting-started',
    'docs/matchers',
    'static',
    'package.json',
    'tsconfig.json',
    'babel.config.js',
    'README.md',
    'src/pages/index.tsx',
    'src/theme/AnnouncementBar/index.tsx',
    'src/theme/NotFound/Content/index.tsx',
  ];

  expect(files.filter(file => !existsSync(path.join(root, file)))).toEqual([]);
  expect(
    readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'}).filter(it => /\.jsx?$/.test(it)),
  ).toEqual([]);
});
