import {readFileSync, writeFileSync} from 'node:fs';
import {findBrowser} from '../site/browser';
import {runScenario} from './run-scenario';
import {files, isPageName, getPage} from './pages';
import {hashScenario, readHashes, writeHashes} from './passed';
import {scenarios} from './scenarios';
import type {Scenario} from './scenario';
import {updateVersions} from './versions';

function writeVersions(): void {
  for (const [name, file] of Object.entries(files))
    if (isPageName(name)) writeFileSync(file, updateVersions(readFileSync(file, 'utf8'), getPage(name), scenarios));
}

/**
 * `npm run test:setups`: follows the getting-started instructions. A scenario that passed with all of its package sets runs
 * only with the newest ones until something that decides its result changes. Options:
 * - `--whole`: every scenario with all of its package sets
 * - `--quick`: only a few scenarios, each with its newest packages
 * - `--report=<file>`: writes the number of passed and failed scenarios as JSON
 * - `--versions`: runs nothing, but writes the "Tested with …" lines into the pages
 * - other words: only scenarios whose name contains one of them
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--versions')) return writeVersions();
  const words = args.filter(arg => !arg.startsWith('-'));
  const report = args.find(arg => arg.startsWith('--report='))?.slice('--report='.length);
  const quick = args.includes('--quick');
  const stored = readHashes();
  // Before the run, which does not test what is edited meanwhile.
  const hashes = new Map(scenarios.map(scenario => [scenario, hashScenario(scenario)]));
  const followed = scenarios.filter(scenario =>
    words.length > 0 ? words.some(word => scenario.name.includes(word)) : scenario.quick || !quick,
  );
  const selectSets = (scenario: Scenario) => {
    const isUnchanged = !args.includes('--whole') && stored[scenario.name] === hashes.get(scenario);
    // The last combination has the newest versions.
    return quick || isUnchanged ? scenario.sets.slice(-1) : scenario.sets;
  };
  const chosen = followed
    .flatMap(scenario => selectSets(scenario).map(setNames => ({scenario, setNames})))
    .map(run => ({...run, title: `${run.scenario.name} [${run.setNames.join(', ')}]`}));
  // Stories run in a browser; their configuration reads the options.
  if (chosen.some(({setNames}) => setNames.includes('storybook')))
    process.env.CHROMIUM_OPTIONS = JSON.stringify(await findBrowser());
  const print = (line: string) => process.stdout.write(`${line}\n`);

  const failures: {readonly scenario: Scenario; readonly text: string}[] = [];
  // Those with the most steps first, so that none of them runs alone at the end.
  const installing = chosen
    .filter(({scenario}) => scenario.startsEmpty)
    .sort((a, b) => b.scenario.steps.length - a.scenario.steps.length)
    .values();
  const computing = chosen.filter(({scenario}) => !scenario.startsEmpty).values();
  let done = 0;
  const lane = async (...queues: (typeof computing)[]) => {
    for (const waiting of queues)
      for (const {scenario, setNames, title} of waiting) {
        const start = performance.now();
        const wrong = await runScenario(scenario, setNames, print);
        done++;
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        print(`${wrong === undefined ? '✓' : '✗'} ${done}/${chosen.length} ${title} (${seconds} s)`);
        if (wrong !== undefined) failures.push({scenario, text: `✗ ${title}\n${wrong.replace(/^/gm, '  ')}`});
      }
  };
  // Installations wait for the network a third of their time, so one runs next to two scenarios that keep a core busy.
  await Promise.all([lane(installing, computing), lane(computing, installing), lane(computing, installing)]);

  if (!quick) {
    const failed = failures.map(({scenario}) => scenario);
    const getHash = (scenario: Scenario) => {
      if (!followed.includes(scenario)) return stored[scenario.name];
      return failed.includes(scenario) ? undefined : hashes.get(scenario);
    };
    writeHashes(Object.fromEntries(scenarios.map(scenario => [scenario.name, getHash(scenario)])));
  }
  for (const {text} of failures) print(`\n${text}`);
  const passed = chosen.length - failures.length;
  print(`\nsetups: ${passed} passed, ${failures.length} failed`);
  if (report !== undefined) writeFileSync(report, JSON.stringify({passed, failed: failures.length, skipped: 0}));
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
