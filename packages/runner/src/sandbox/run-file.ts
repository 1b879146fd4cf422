import {
  initialize,
  runAndTransformResultsToJestFormat,
  type CircusBlock,
  type CircusEvent,
  type CircusState,
} from 'jest-circus/adapter';
import * as matchers from 'jest-extended';
import type {RunRequest, WorkerOutcome} from '../protocol';
import {engine} from './engine';
import {installEnvironment} from './environment';
import {execute, interop} from './execute';
import {config, globalConfig} from './jest/config';
import {jestExpect} from './jest/expect';
import {makeModules, describeMissingExport, moduleNames, describeUnknownModule} from './jest/modules';
import {makeJestObject} from './jest/object';
import {lockDown} from './lock-down';
import {mentionsNode} from './node-names';
import {prepareSource, SourceError} from './prepare';
import {holdRejections, waitForRejections} from './rejections';
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
  return {...(await runTests(file, code)), milliseconds: engine.now() - startedAt};
}

async function runTests(file: string, code: string): Promise<Omit<WorkerOutcome, 'milliseconds'>> {
  let isOfNode = false;
  try {
    const {script, uses, modules, names, moved} = prepareSource(code);
    isOfNode = mentionsNode(uses);
    testFile.moved = moved;
    for (const {name, node} of modules)
      if (!moduleNames.includes(name)) throw SourceError.at(node, describeUnknownModule(name, file));
    const require = await setUp(file);
    for (const {module, name, node} of names) {
      const exports = interop(require(module));
      if (!(name in exports)) throw SourceError.at(node, describeMissingExport(module, name, exports));
    }
    startBeats();
    reportHeldRejections = await holdRejections(() => execute(script, require));
  } catch (error) {
    return {...reportSuiteFailure(error), mentionsNode: isOfNode};
  }
  const result = await runAndTransformResultsToJestFormat({config, globalConfig, testPath: testFile.path});
  const isEmpty = result.testResults.length === 0;
  const {status, report} = isEmpty
    ? reportSuiteFailure('Your test suite must contain at least one test.')
    : reportTests(result);
  return {status, report, mentionsNode: isOfNode};
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
async function setUp(file: string): Promise<(name: string) => object> {
  let globals: Record<string, unknown> = {};
  let modules: ReturnType<typeof makeModules> = {};
  const require = (name: string) => {
    const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
    if (!module) throw new Error(describeUnknownModule(name, file));
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
      if (type === 'test-case-result') reportTest(currentIndex, test);
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

/** The position of each test in the file. */
let positions = new Map<CircusBlock, number>();
/** The position of the test that an event is about. */
let currentIndex = 0;

async function handleTestEvent({name, test, error}: CircusEvent, {rootDescribeBlock}: CircusState): Promise<void> {
  cleanStack(error);
  if (name === 'run_start') positions = new Map(listTests(rootDescribeBlock).map((each, index) => [each, index]));
  if (test) currentIndex = positions.get(test) ?? 0;
  if (name === 'test_start' && test) send({type: 'test-start', titles: getTitles(test)});
  if (WAIT_AFTER.has(name)) await waitForRejections();
  if (name === 'run_finish') reportHeldRejections();
}

/** The tests in a block, in the order of the file; a test itself. */
const listTests = (block: CircusBlock): CircusBlock[] => block.children?.flatMap(listTests) ?? [block];

/** The titles from the outermost block to a test, without Jest's root block. */
function getTitles(block: CircusBlock): string[] {
  return block.parent ? [...getTitles(block.parent), block.name] : [];
}
