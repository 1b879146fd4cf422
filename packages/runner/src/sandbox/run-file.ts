import {initialize, runAndTransformResultsToJestFormat, type CircusBlock, type CircusEvent} from 'jest-circus/adapter';
import * as matchers from 'jest-extended';
import type {Note, RunRequest, WorkerOutcome} from '../protocol';
import {clipTitles} from './clip';
import {engine} from './engine';
import {installEnvironment} from './environment';
import {execute, interop} from './execute';
import {config, globalConfig} from './jest/config';
import {jestExpect} from './jest/expect';
import {makeModules, describeMissingExport, moduleNames, describeUnknownModule} from './jest/modules';
import {makeJestObject} from './jest/object';
import {lockDown} from './lock-down';
import {isNodeModule} from './node-globals';
import {createNotes} from './notes';
import {prepareSource, SourceError} from './prepare';
import {holdRejections, waitForRejections, wasRejectionLost} from './rejections';
import {reportSuiteFailure, reportTest, reportTests} from './report';
import {send} from './send';
import {process} from './shims/process';
import {cleanStack} from './stack/stack-text';
import {testFile} from './stack/test-file';

/**
 * Runs one test file. Call it once per worker, which ends with the run and with everything a test has changed.
 * @returns the result, for any code except an infinite loop
 */
export async function runFile({file, code}: Pick<RunRequest, 'file' | 'code'>): Promise<WorkerOutcome> {
  const startedAt = engine.now();
  testFile.path = `/${file.replace(/^\/+/, '')}`;
  testFile.source = code;
  const notes: Note[] = [];
  const result = await runTests(file, code, notes);
  if (wasRejectionLost()) notes.push(['rejection']);
  return {...result, notes, milliseconds: engine.now() - startedAt};
}

/** @param notes to which it adds what the code uses */
async function runTests(file: string, code: string, notes: Note[]): Promise<ReturnType<typeof reportTests>> {
  try {
    const describeUnknown = (name: string) => {
      if (isNodeModule(name) && !notes.some(note => note[1] === name)) notes.push(['node', name]);
      return describeUnknownModule(name, file);
    };
    const prepared = prepareSource(code);
    notes.push(...createNotes(code, prepared.uses));
    for (const {name, node} of prepared.modules)
      if (!moduleNames.includes(name)) throw SourceError.at(node, describeUnknown(name));
    const require = await setUp(describeUnknown);
    for (const {module, name, node} of prepared.names) {
      const exports = interop(require(module));
      if (!(name in exports)) throw SourceError.at(node, describeMissingExport(module, name, exports));
    }
    startBeats();
    reportHeldRejections = await holdRejections(() => execute(prepared, require));
  } catch (error) {
    return reportSuiteFailure(error);
  }
  const result = await runAndTransformResultsToJestFormat({config, globalConfig, testPath: testFile.path});
  if (result.testResults.length === 0) return reportSuiteFailure('Your test suite must contain at least one test.');
  return reportTests(result);
}

/** Interval of the messages that prove to the frame that the worker is not blocked. */
const BEAT_MS = 200;

/** Starts the messages with the reader's code: a slow machine may need seconds for the preparation. */
function startBeats(): void {
  const beat = () => send({type: 'beat'});
  beat();
  engine.setInterval(beat, BEAT_MS);
}

/** Sets up the worker's global object like that of a Jest test file. Returns the file's `require`. */
async function setUp(describeUnknown: (name: string) => string): Promise<(name: string) => object> {
  let globals: Record<string, unknown> = {};
  let modules: ReturnType<typeof makeModules> = {};
  const require = (name: string) => {
    const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!module) throw new Error(describeUnknown(name));
    return module;
  };
  // First, so that fake timers do not see what only browsers have, such as requestAnimationFrame.
  lockDown();
  installEnvironment();
  const jest = makeJestObject(require);
  await initialize({
    config,
    globalConfig,
    testPath: testFile.path,
    parentProcess: process,
    environment: {global: globalThis, handleTestEvent},
    // In case the run is stopped.
    sendMessageToJest(type, [, test]) {
      if (type === 'test-case-result') send({type: 'test-done', test: reportTest(test)});
    },
    runtime: {enterTestCode() {}, leaveTestCode() {}},
    setGlobalsForRuntime(jestGlobals) {
      globals = jestGlobals;
    },
    localRequire() {
      throw new Error('there are no snapshot serializers here');
    },
  });
  Reflect.set(globalThis, 'jest', jest);
  jestExpect.extend(matchers);
  modules = makeModules(globals, jest);
  return require;
}

/** The points at which unhandled rejections must be known before the run continues. */
const WAIT_AFTER = new Set([
  'hook_success',
  'hook_failure',
  'test_fn_success',
  'test_fn_failure',
  'run_describe_finish',
  'run_finish',
]);

let reportHeldRejections = () => {};

async function handleTestEvent({name, test, error}: CircusEvent): Promise<void> {
  cleanStack(error);
  if (name === 'test_start' && test) send({type: 'test-start', titles: clipTitles(getTitles(test))});
  if (WAIT_AFTER.has(name)) await waitForRejections();
  if (name === 'run_finish') reportHeldRejections();
}

/** The titles from the outermost block to a test, without Jest's root block. */
function getTitles(block: CircusBlock): string[] {
  return block.parent ? [...getTitles(block.parent), block.name] : [];
}
