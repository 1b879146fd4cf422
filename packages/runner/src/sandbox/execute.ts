import {engine} from './engine';
import {HOOK} from './prepare';
import {testFile} from './stack/test-file';

/** The test file as a function: the arguments of a Node module, and those that `prepare` uses for imports. */
type ModuleFunction = (
  this: object,
  exports: object,
  require: (name: string) => object,
  module: {exports: object},
  filename: string,
  dirname: string,
  toModule: (module: object) => object,
  dynamicImport: (name: string) => Promise<object>,
) => void;

/** Like a bundler, takes the whole of a module that is not an ES module as its default export. */
export const interop = (module: object): object => ('__esModule' in module ? module : {...module, default: module});

/**
 * Runs a test file's top-level code.
 *
 * The code is loaded as a script rather than with `eval`: the policy then needs no `unsafe-eval`, and Safari, which
 * reports no lines for evaluated code, reports them.
 *
 * @param require returns a module, or throws
 * @throws any error that the file throws
 */
export function execute(script: string, require: (name: string) => object): void {
  let moduleFunction: ModuleFunction | undefined;
  Reflect.set(globalThis, HOOK, (definedFunction: ModuleFunction) => {
    moduleFunction = definedFunction;
  });
  const named = `${script}\n//# sourceURL=${testFile.path}`;
  testFile.url = engine.createObjectURL(new engine.Blob([named], {type: 'text/javascript'}));
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
  Reflect.set(require, 'main', module);
  const dynamicImport = async (name: string) => interop(require(name));
  moduleFunction?.call(module.exports, module.exports, require, module, testFile.path, '/', interop, dynamicImport);
}
