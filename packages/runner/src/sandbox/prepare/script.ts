import {Parser} from 'acorn';
import {parseWith, type SyntaxNode} from './syntax-tree';
import {DYNAMIC_IMPORT, INTEROP, NO_THIS} from './imports';

/** The global function that the script calls with the test file's code. */
export const HOOK = '__defineTestFile';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', INTEROP, DYNAMIC_IMPORT, NO_THIS];

/** The text before a file's code. The inner block allows the file to declare its own `module` or `exports`. */
export const writeHead = (prologue: string): string =>
  `${HOOK}(function (${PARAMETERS.join(', ')}) {"use strict";{${prologue}`;

export const TAIL = '\n}})';

/**
 * Reads the script with another parser than the one that read the source, which finds more mistakes, and whose errors have
 * a place; those of a browser have none.
 *
 * @throws {SourceError} at a syntax error
 */
export const parseScript = (script: string): SyntaxNode => parseWith(Parser, script, {sourceType: 'script'});
