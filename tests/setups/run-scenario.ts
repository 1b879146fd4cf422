import {mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {cache, ensureInstalled} from './install';
import type {SetName} from './packages';
import {findBlock, findSection, readInline, readText} from './references';
import {toBlock, type Check, type Run, type Scenario, type Source} from './scenario';
import {createEnvironment, runCommand} from './shell';
import {containsText, pinVersions} from './text';

/** Longer than any command takes, including installation by another package manager; at the limit it has hung. */
const LIMIT_MS = 3 * 60_000;

const read = (source: Source): Promise<string> | string => (typeof source === 'string' ? source : readText(source));

function describeSection(scenario: Scenario): string {
  const {page, section} = findSection(scenario.section);
  return `${page.file}:${section.line}`;
}

/** The page and line of a step: of the block that it runs or reads, or else of the scenario's section. */
function describeLine(step: Run | Check, scenario: Scenario): string {
  const reference =
    toBlock('run' in step ? step.run : step.content) ??
    Object.values(scenario.files).flatMap(file => toBlock(file) ?? [])[0];
  if (!reference) return describeSection(scenario);
  const {block, file} = findBlock(reference);
  return `${file}:${block.line}`;
}

async function check({file, content}: Check, folder: string): Promise<string | undefined> {
  const [found, wanted] = await Promise.all([readFile(path.join(folder, file), 'utf8'), read(content)]);
  return found === wanted ? undefined : `${file} should contain\n${wanted}\nbut contains\n${found}`;
}

async function run(step: Run, folder: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const command = pinVersions(await read(step.run), step.pins ?? {});
  const {code, output} = await runCommand(command, folder, env, LIMIT_MS);
  const report = (problem: string) => `$ ${command}\n${problem}. Its output:\n${output.trim()}`;
  if (code === null) return report(`The command was stopped after ${LIMIT_MS / 1000} s`);
  if ((code !== 0) !== Boolean(step.fails))
    return report(`The command should ${step.fails ? 'fail' : 'succeed'}, but its exit code is ${code}`);
  for (const words of step.output ?? []) {
    const wanted = typeof words === 'object' && 'text' in words ? readInline(words) : await read(words);
    if (!containsText(output, wanted)) return report(`The output should contain\n  ${wanted}`);
  }
  return undefined;
}

async function writeFiles(scenario: Scenario, folder: string): Promise<void> {
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
 * @param setNames the names of the package sets
 * @param print prints a line of progress
 * @returns the error, beginning with page and line; `undefined` if the scenario passes
 */
export async function runScenario(
  scenario: Scenario,
  setNames: readonly SetName[],
  print: (line: string) => void,
): Promise<string | undefined> {
  try {
    const folders: string[] = [];
    for (const name of setNames) folders.push(await ensureInstalled(name, print));
    const runs = path.join(cache, 'runs');
    await mkdir(runs, {recursive: true});
    const folder = await mkdtemp(path.join(runs, `${scenario.name.replace(/\W+/g, '-')}-`));
    await writeFiles(scenario, folder);
    const [own] = folders;
    if (!scenario.startsEmpty && own !== undefined)
      await symlink(path.join(own, 'node_modules'), path.join(folder, 'node_modules'));
    const bins = folders.map(set => path.join(set, 'node_modules/.bin')).reverse();
    const env = createEnvironment(bins, path.join(cache, 'managers'));
    for (const step of scenario.steps) {
      const wrong = 'run' in step ? await run(step, folder, env) : await check(step, folder);
      if (wrong !== undefined) return `${describeLine(step, scenario)}: ${wrong}\nThe project is kept in ${folder}`;
    }
    await rm(folder, {recursive: true});
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // An invalid reference throws an error with its own line.
    return message.startsWith('docs/') ? message : `${describeSection(scenario)}: ${message}`;
  }
}
