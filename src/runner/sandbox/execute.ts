import {engine} from './engine';
import {DYNAMIC_IMPORT, INTEROP, type Prepared} from './prepare';
import {testFile} from './stack/test-file';

/** The test file as a function: what Node's modules get, and what `prepare` put in place of import words. */
type ModuleFunction = (
  this: object,
  exports: object,
  require: (name: string) => object,
  module: {exports: object},
  filename: string,
  dirname: string,
  interop: (module: object) => object,
  dynamicImport: (name: string) => Promise<object>,
) => void;

const HOOK = '__defineTestFile';

/** `import` of a module that is none of ES has the whole as its default. */
export const interop = (module: object): object => ('__esModule' in module ? module : {...module, default: module});

/**
 * Runs a test file's top level.
 *
 * It is loaded as a script of its own, not with `eval`: so the policy needs no `unsafe-eval`, and Safari, which knows no
 * lines in evaluated code, knows them.
 *
 * @param require gives a module, or throws
 * @throws whatever the file throws
 */
export function execute({body, prologue}: Prepared, require: (name: string) => object): void {
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname', INTEROP, DYNAMIC_IMPORT];
  // The inner block, so that a file may have a `module` or `exports` of its own.
  const head = `${HOOK}(function (${parameters.join(', ')}) {"use strict";{${prologue}`;
  const script = `${head}${body}\n}})\n//# sourceURL=${testFile.path}`;
  let moduleFunction: ModuleFunction | undefined;
  Reflect.set(globalThis, HOOK, (given: ModuleFunction) => {
    moduleFunction = given;
  });
  testFile.headLength = head.length;
  testFile.url = engine.createObjectURL(new engine.Blob([script], {type: 'text/javascript'}));
  try {
    engine.importScripts(testFile.url);
  } catch (error) {
    if (error instanceof SyntaxError) error.message = error.message.replace(/^Failed to execute [^:]*: /, '');
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, HOOK);
    engine.revokeObjectURL(testFile.url);
  }
  const module = {exports: {}};
  const dynamicImport = async (name: string) => interop(require(name));
  moduleFunction?.call(module.exports, module.exports, require, module, testFile.path, '/', interop, dynamicImport);
}
