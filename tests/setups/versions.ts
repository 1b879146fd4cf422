import type {DocsBlock, DocsPage} from '@jest-extended/docs-model/page';
import {getSet} from './packages';
import {findBlock} from './references';
import {toBlock, isSuccessful, type Scenario, type Source} from './scenario';

/** Names of packages on the pages, in the order in which to list them. Other packages follow, under their own names. */
const labels: Readonly<Record<string, string>> = {
  npm: 'npm',
  yarn: 'Yarn',
  '@yarnpkg/cli-dist': 'Yarn',
  pnpm: 'pnpm',
  bun: 'Bun',
  jest: 'Jest',
  vitest: 'Vitest',
  '@playwright/test': 'Playwright',
  deno: 'Deno',
  jasmine: 'Jasmine',
  mocha: 'Mocha',
  eslint: 'ESLint',
  oxlint: 'Oxlint',
  node: 'Node',
  typescript: 'TypeScript',
  '@babel/core': 'Babel',
};

const joinList = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const getLabel = (name: string): string => labels[name] ?? (name.startsWith('@') ? `\`${name}\`` : name);

/** Major and minor version. */
const shortenVersion = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Packages that a scenario's own commands install. */
const getPins = ({steps}: Scenario): Readonly<Record<string, string>> =>
  Object.assign({}, ...steps.map(step => ('run' in step ? step.pins : {})));

const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

/**
 * The versions with which scenarios ran, by the packages' names on the pages.
 * @param scenarios the scenarios
 * @returns e.g. `Jest` with `29.7 and 30.5`
 */
export function getTestedVersions(scenarios: readonly Scenario[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const scenario of scenarios)
    for (const setNames of scenario.sets)
      for (const set of setNames.map(getSet))
        for (const [name, version] of Object.entries({...set.packages, ...getPins(scenario)}))
          if (set.listed.includes(name) || scenario.listedPackages?.includes(name))
            found.set(getLabel(name), (found.get(getLabel(name)) ?? new Set()).add(shortenVersion(version)));
  return new Map([...found].map(([label, versions]) => [label, joinList([...versions].sort(compareVersions))]));
}

/** The versions with which scenarios ran, e.g. `Jest 29.7 and 30.5, Babel 7.29`. */
function listVersions(scenarios: readonly Scenario[]): string {
  const known = Object.values(labels);
  const rank = (label: string) => (known.includes(label) ? known.indexOf(label) : known.length);
  return [...getTestedVersions(scenarios)]
    .sort(([a], [b]) => rank(a) - rank(b) || compareVersions(a, b))
    .map(([label, versions]) => `${label} ${versions}`)
    .join(', ');
}

/** The blocks that a scenario uses as files or commands, each with whether its last command fails. */
function getBlockResults({files, steps}: Scenario): ReadonlyMap<DocsBlock, boolean> {
  const results = new Map<DocsBlock, boolean>();
  const add = (source: Source, fails = false) => {
    const reference = toBlock(source);
    if (reference) results.set(findBlock(reference).block, fails);
  };
  for (const file of Object.values(files)) add(file);
  for (const step of steps) add('run' in step ? step.run : step.content, 'run' in step && step.fails);
  return results;
}

/**
 * The versions with which blocks ran, as a line of the page: `_Tested with Jest 29.7 and 30.5._`
 * @returns an empty string if no scenario succeeds with one of the blocks
 */
function renderVersions(blocks: readonly DocsBlock[], scenarios: readonly Scenario[]): string {
  const own = scenarios.filter(scenario => {
    const results = getBlockResults(scenario);
    const ownResults = blocks.flatMap(block => results.get(block) ?? []);
    return isSuccessful(scenario) && ownResults.length > 0 && !ownResults.includes(true);
  });
  const ran = listVersions(own.filter(({onlyCompiles}) => !onlyCompiles));
  const compiled = listVersions(own.filter(scenario => scenario.onlyCompiles));
  const parts = [ran && `Tested with ${ran}.`, compiled && `Compiled with ${compiled}.`].filter(Boolean);
  return parts.length > 0 ? `_${parts.join(' ')}_` : '';
}

const LINE = /^_(?:Tested|Compiled) with.*_$/;

/**
 * A page with correct lines of versions. The page has a line, such as `_Tested with_`, where the versions belong: each is
 * about the blocks between the line before it and itself.
 * @param text the MDX
 * @param page the parsed page
 * @param scenarios all scenarios
 * @throws {Error} naming the place, when blocks lack a line, and when nothing runs the blocks above a line
 */
export function updateVersions(
  text: string,
  {file, blocks}: Pick<DocsPage, 'file' | 'blocks'>,
  scenarios: readonly Scenario[],
): string {
  let rest = blocks.filter(({marks}) => !marks);
  const lines = text.split('\n').map((line, index) => {
    if (!LINE.test(line)) return line;
    const versions = renderVersions(
      rest.filter(block => block.line <= index),
      scenarios,
    );
    rest = rest.filter(block => block.line > index);
    if (!versions) throw new Error(`${file}:${index + 1}: nothing runs the blocks above this line. Remove it.`);
    return versions;
  });
  const [block] = rest.filter(candidate => renderVersions([candidate], scenarios));
  if (block) throw new Error(`${file}:${block.line}: write the line _Tested with_ below this block.`);
  return lines.join('\n');
}
