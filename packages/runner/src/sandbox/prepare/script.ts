import {Parser} from 'acorn';
import {getChild, getChildren, getList, getText, parseWith, SourceError, type SyntaxNode} from './syntax-tree';
import {DYNAMIC_IMPORT, INTEROP} from './imports';

/** The global function that the script calls with the test file's code. */
export const HOOK = '__defineTestFile';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', INTEROP, DYNAMIC_IMPORT];

/** The text before a file's code. The inner block allows the file to declare its own `module` or `exports`. */
export const writeHead = (prologue: string): string =>
  `${HOOK}(function (${PARAMETERS.join(', ')}) {"use strict";{${prologue}`;

export const TAIL = '\n}})';

/**
 * Reads the script as the browser will, with another parser than the one that read the source, and checks that the code
 * is inside the function around it and imports nothing. A mistake in `prepare` could otherwise run code that nothing has
 * checked.
 *
 * @throws {SourceError} at a syntax error, and at code that would leave the function, import, or be a comment to scripts only
 */
export function checkScript(script: string): void {
  const program = parseWith(Parser, script, {
    sourceType: 'script',
    // In a module `a <!--b` compares `a` with `!(--b)`; in a script, `<!--` begins a comment.
    onComment(_isBlock, _text, start, _end, place) {
      if (!/^\/[/*]/.test(script.slice(start, start + 2)))
        throw new SourceError(
          '<!-- cannot run on this page: write < ! -- with spaces',
          place?.line ?? 1,
          place?.column ?? 0,
        );
    },
  });
  const [call, ...others] = getList(program, 'body').map(statement => getChild(statement, 'expression'));
  const [definition] = call ? getList(call, 'arguments') : [];
  const body = definition && getChild(definition, 'body');
  const [directive, block, ...rest] = body ? getList(body, 'body') : [];
  const isWhole =
    others.length === 0 &&
    rest.length === 0 &&
    definition?.type === 'FunctionExpression' &&
    definition.end === script.length - 1 &&
    directive !== undefined &&
    getText(directive, 'directive') === 'use strict' &&
    block?.type === 'BlockStatement';
  if (!isWhole) throw new SourceError('This code cannot run on this page: it would leave the function around it', 1, 0);
  refuseImports(program);
}

function refuseImports(node: SyntaxNode): void {
  if (node.type === 'ImportExpression')
    throw SourceError.at(node, 'This import() cannot run on this page: it would load a file');
  for (const below of getChildren(node)) refuseImports(below);
}
