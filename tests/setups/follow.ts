import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cache, installed} from './install';
import type {SetName} from './packages';
import {find, findPlace, quoted, readText} from './references';
import {asBlock, type Check, type Run, type Scenario, type Source} from './scenario';
import {environment, sh} from './shell';
import {holds, pinned} from './words';

/** Longer than any command takes, including installation by another package manager; at the limit it has hung. */
const LIMIT_MS = 3 * 60_000;

const read = (source: Source): Promise<string> | string => (typeof source === 'string' ? source : readText(source));

function placeOfScenario({at}: Scenario): string {
  const {page, line} = findPlace(at);
  return `${page.file}:${line}`;
}

/** The page and line of a step: of the block that it runs or reads, or else of the scenario's section. */
function describeLine(step: Run | Check, scenario: Scenario): string {
  const reference =
    asBlock('run' in step ? step.run : step.is) ??
    Object.values(scenario.files).flatMap(file => asBlock(file) ?? [])[0];
  if (!reference) return placeOfScenario(scenario);
  const {block, file} = find(reference);
  return `${file}:${block.line}`;
}

async function check({file, is}: Check, folder: string): Promise<string | undefined> {
  const [found, wanted] = await Promise.all([readFile(path.join(folder, file), 'utf8'), read(is)]);
  return found === wanted ? undefined : `${file} should contain\n${wanted}\nbut contains\n${found}`;
}

async function run(step: Run, folder: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const command = pinned(await read(step.run), step.pins ?? {});
  const {code, said} = await sh(command, folder, env, LIMIT_MS);
  const report = (what: string) => `$ ${command}\n${what}. Its output:\n${said.trim()}`;
  if (code === null) return report(`The command was stopped after ${LIMIT_MS / 1000} s`);
  if ((code === 0) !== (step.ends === 'well'))
    return report(`The command should have ended ${step.ends}, but its exit code is ${code}`);
  for (const words of step.says ?? []) {
    const wanted = typeof words === 'object' && 'words' in words ? quoted(words) : await read(words);
    if (!holds(said, wanted)) return report(`The output should contain\n  ${wanted}`);
  }
  return undefined;
}

async function lay(scenario: Scenario, folder: string): Promise<void> {
  const files = {'package.json': '{"name": "app", "private": true, "license": "MIT"}\n', ...scenario.files};
  for (const [name, source] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await read(source));
  }
}

/**
 * Follows a scenario in a new folder, which is kept only if it fails.
 * @param scenario the steps
 * @param kit the package sets
 * @param say prints a line
 * @returns the error, beginning with page and line; `undefined` if the scenario passes
 */
export async function follow(
  scenario: Scenario,
  kit: readonly SetName[],
  say: (line: string) => void,
): Promise<string | undefined> {
  try {
    const folders: string[] = [];
    for (const name of kit) folders.push(await installed(name, say));
    const runs = path.join(cache, 'runs');
    await mkdir(runs, {recursive: true});
    const folder = await mkdtemp(path.join(runs, `${scenario.name.replace(/\W+/g, '-')}-`));
    await lay(scenario, folder);
    const [own] = folders;
    if (!scenario.bare && own !== undefined)
      await symlink(path.join(own, 'node_modules'), path.join(folder, 'node_modules'));
    const bins = folders.map(set => path.join(set, 'node_modules/.bin')).reverse();
    const env = environment(bins, path.join(cache, 'managers'));
    for (const step of scenario.steps) {
      const wrong = 'run' in step ? await run(step, folder, env) : await check(step, folder);
      if (wrong !== undefined) return `${describeLine(step, scenario)}: ${wrong}\nThe project is kept in ${folder}`;
    }
    await rm(folder, {recursive: true});
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // An invalid reference throws an error with its own line.
    return message.startsWith('docs/') ? message : `${placeOfScenario(scenario)}: ${message}`;
  }
}
