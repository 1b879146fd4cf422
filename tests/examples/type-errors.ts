import path from 'node:path';
import {type DocsPage, getExamples} from '@jest-extended/docs-model/page';
import ts from 'typescript';

const root = path.join(__dirname, '../..');

/** The settings of a project that follows the TypeScript page: strict, with the types of Jest and the library. */
const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  // For examples with JSX.
  jsx: ts.JsxEmit.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  types: ['node', 'jest', 'jest-extended'],
};

/** One example as a module of the compiler. */
interface Module {
  /** The page. */
  readonly file: string;
  readonly indent: number;
  readonly text: string;
}

/**
 * The TypeScript examples of a page by their modules' paths. Each is a separate module, with the page's line
 * numbers, so that it does not see the names and imports of others. Failing examples are checked too.
 */
const writeModules = (page: DocsPage): [string, Module][] =>
  getExamples(page)
    .filter(({language}) => /^tsx?$/.test(language))
    .map(({language, line, indent, code}) => [
      path.join(root, `${page.file}.${line}.${language}`),
      {file: page.file, indent, text: `${'\n'.repeat(line)}${code}\nexport {};`},
    ]);

/** A compiler error at its place on the page, e.g. `docs/matchers/array.mdx:42:13: Property … does not exist …`. */
function writeMessage({file: page, indent}: Module, {file, start, messageText}: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  if (!file || start === undefined) return text;
  const {line, character} = file.getLineAndCharacterOfPosition(start);
  return `${page}:${line + 1}:${character + 1 + indent}: ${text}`;
}

/**
 * Checks the TypeScript examples of pages with the library's types, all in one run of the compiler.
 * @param pages the pages
 * @returns the compiler's errors on each page, by the page's file; a `@ts-expect-error` that nothing needs is an error
 */
export function typeErrors(pages: readonly DocsPage[]): Map<string, string[]> {
  const modules = new Map(pages.flatMap(writeModules));
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
    errors.get(module.file)?.push(...found.map(error => writeMessage(module, error)));
  }
  return errors;
}
