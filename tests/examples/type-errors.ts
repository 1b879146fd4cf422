import path from 'node:path';
import ts from 'typescript';
import {examplesOf} from './mdx-blocks.cjs';

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
  // For JSX, should an example have some.
  jsx: ts.JsxEmit.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  types: ['node', 'jest', 'jest-extended'],
};

/** One example as the compiler sees it. */
interface Module {
  readonly page: Page;
  readonly indent: number;
  readonly text: string;
}

/**
 * The TypeScript examples of a page by their modules' paths. Each is a module of its own, with the page's line numbers,
 * so that none sees the names and imports of another; failing ones are checked like all others.
 */
const modulesOf = (page: Page): [string, Module][] =>
  examplesOf(page.text, page.file)
    .filter(({info}) => /^tsx?\b/.test(info))
    .map(({info, start, indent, code}) => [
      path.join(root, `${page.file}.${start + 1}.${/^\w+/.exec(info)?.[0]}`),
      {page, indent, text: `${'\n'.repeat(start + 1)}${code}\nexport {};`},
    ]);

/** A compiler error at its place on the page, e.g. `docs/matchers/array.mdx:42:13: Property … does not exist …`. */
function messageOf({page, indent}: Module, {file, start, messageText}: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return text;
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${page.file}:${line + 1}:${character + 1 + indent}: ${text}`;
}

/**
 * Checks the TypeScript examples of pages with the library's types, all in one run of the compiler.
 * @param pages the pages
 * @returns what the compiler says of each page, by the page's file; a `@ts-expect-error` that nothing needs is an error
 */
export function typeErrors(pages: readonly Page[]): Map<string, string[]> {
  const modules = new Map(pages.flatMap(modulesOf));
  const host = ts.createCompilerHost(options);
  const onDisk = {getSourceFile: host.getSourceFile.bind(host), fileExists: host.fileExists.bind(host)};
  host.getCurrentDirectory = () => root;
  host.fileExists = name => modules.has(path.normalize(name)) || onDisk.fileExists(name);
  host.getSourceFile = (name, target, ...others) => {
    const module = modules.get(path.normalize(name));
    return module
      ? ts.createSourceFile(name, module.text, target, true)
      : onDisk.getSourceFile(name, target, ...others);
  };
  const program = ts.createProgram([...modules.keys()], options, host);
  const errors = new Map<string, string[]>(pages.map(({file}) => [file, []]));
  for (const [name, module] of modules) {
    const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(name));
    errors.get(module.page.file)?.push(...found.map(error => messageOf(module, error)));
  }
  return errors;
}
