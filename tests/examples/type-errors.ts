import path from 'node:path';
import ts from 'typescript';
import {examplesOf, extractTests} from './mdx-blocks.cjs';

/** A page of docs/: its path from the repository's folder, and its text. */
export interface Page {
  readonly file: string;
  readonly text: string;
}

const root = path.join(__dirname, '../..');

/** How a reader's project is set up who follows the TypeScript page: strict, with the types of Jest and the library. */
const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  types: ['node', 'jest', 'jest-extended'],
};

/** The TypeScript examples of a page as a module: its failing examples are checked like all the others. */
const moduleOf = ({file, text}: Page): string => {
  const {code} = extractTests(text, file, ({info}) =>
    /^tsx?\b/.test(info) ? {open: 'describe("", () => {', close: '});'} : undefined,
  );
  // A module's names are its own; without this line they would be every page's.
  return `${code}\nexport {};`;
};

/** How far a line of a page is indented because the fence around it is. */
const indentAt = ({file, text}: Page, line: number): number =>
  examplesOf(text, file).find(({start, end}) => start < line && line < end)?.indent ?? 0;

/** A compiler error at its place on the page, e.g. `docs/matchers/array.mdx:42:13: Property … does not exist …`. */
function messageOf(page: Page, {file, start, messageText}: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return text;
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${page.file}:${line + 1}:${character + 1 + indentAt(page, line)}: ${text}`;
}

/**
 * Checks the TypeScript examples of pages with the library's types, all in one run of the compiler.
 * @param pages the pages
 * @returns what the compiler says of each page, by the page's file; a `@ts-expect-error` that nothing needs is an error
 */
export function typeErrors(pages: readonly Page[]): Map<string, string[]> {
  const modules = new Map(pages.map(page => [path.join(root, `${page.file}.ts`), moduleOf(page)]));
  const host = ts.createCompilerHost(options);
  const onDisk = {getSourceFile: host.getSourceFile.bind(host), fileExists: host.fileExists.bind(host)};
  host.getCurrentDirectory = () => root;
  host.fileExists = name => modules.has(path.normalize(name)) || onDisk.fileExists(name);
  host.getSourceFile = (name, target, ...others) => {
    const text = modules.get(path.normalize(name));
    return text === undefined
      ? onDisk.getSourceFile(name, target, ...others)
      : ts.createSourceFile(name, text, target, true);
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  return new Map(
    pages.map(page => {
      const source = program.getSourceFile(path.join(root, `${page.file}.ts`));
      return [page.file, ts.getPreEmitDiagnostics(program, source).map(error => messageOf(page, error))];
    }),
  );
}
