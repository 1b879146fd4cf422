import type {Page, PageName} from './pages';
import {getSet} from './packages';
import {asBlock, endsWell, type Scenario} from './scenario';

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
  eslint: 'ESLint',
  node: 'Node',
  typescript: 'TypeScript',
  '@babel/core': 'Babel',
};

const listed = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const getLabel = (name: string): string => labels[name] ?? (name.startsWith('@') ? `\`${name}\`` : name);

/** Major and minor version. */
const short = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Packages that a scenario's own commands install. */
const getPins = ({steps}: Scenario): Readonly<Record<string, string>> =>
  Object.assign({}, ...steps.map(step => ('run' in step ? step.pins : {})));

const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

/**
 * The versions with which scenarios ran, by the packages' names on the pages.
 * @param scenarios the scenarios
 * @returns e.g. `Jest` with `29.7 and 30.5`
 */
export function testedVersions(scenarios: readonly Scenario[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const scenario of scenarios)
    for (const kit of scenario.with)
      for (const set of kit.map(getSet))
        for (const [name, version] of Object.entries({...set.packages, ...getPins(scenario)}))
          if (set.shows.includes(name) || scenario.shows?.includes(name))
            found.set(getLabel(name), (found.get(getLabel(name)) ?? new Set()).add(short(version)));
  return new Map([...found].map(([label, versions]) => [label, listed([...versions].sort(inOrder))]));
}

/** The versions with which scenarios ran, e.g. `Jest 29.7 and 30.5, Babel 7.29`. */
function listVersions(scenarios: readonly Scenario[]): string {
  const known = Object.values(labels);
  const rank = (label: string) => (known.includes(label) ? known.indexOf(label) : known.length);
  return [...testedVersions(scenarios)]
    .sort(([a], [b]) => rank(a) - rank(b) || inOrder(a, b))
    .map(([label, versions]) => `${label} ${versions}`)
    .join(', ');
}

/** Whether a block of the section is a file or a command of the scenario. */
function uses({files, steps}: Scenario, page: PageName, section: string): boolean {
  const sources = [...Object.values(files), ...steps.flatMap(step => ('run' in step ? [step.run] : []))];
  return sources.some(source => asBlock(source)?.section === `${page}#${section}`);
}

/**
 * The versions with which a section's blocks ran, as a line of the page: `_Tested with Jest 29.7 and 30.5._`
 * @param page the page's short name
 * @param section the heading's id
 * @param scenarios all scenarios
 * @returns an empty string if no scenario that succeeds uses a block of the section
 */
function sentence(page: PageName, section: string, scenarios: readonly Scenario[]): string {
  const own = scenarios.filter(scenario => endsWell(scenario) && uses(scenario, page, section));
  const ran = listVersions(own.filter(({compiled}) => !compiled));
  const compiled = listVersions(own.filter(scenario => scenario.compiled));
  const parts = [ran && `Tested with ${ran}.`, compiled && `Compiled with ${compiled}.`].filter(Boolean);
  return parts.length > 0 ? `_${parts.join(' ')}_` : '';
}

const SENTENCE = /^_(?:Tested|Compiled) with .*_$/;

/**
 * A page with correct lines of versions: after the last block of each section, and nowhere else.
 * @param text the MDX
 * @param page the parsed page
 * @param name its short name
 * @param scenarios all scenarios
 */
export function withVersions(text: string, page: Page, name: PageName, scenarios: readonly Scenario[]): string {
  const lines = text.split('\n');
  const ends = new Map<number, string>();
  for (const section of ['', ...page.sections.keys()]) {
    const last = page.blocks.filter(block => block.section === section && !block.isExample).at(-1);
    const line = sentence(name, section, scenarios);
    if (last && line) ends.set(last.line - 1 + last.code.split('\n').length + 1, line);
  }
  return lines
    .flatMap((line, i) => {
      const added = ends.get(i);
      if (added !== undefined) return [line, '', added];
      // Remove a line of versions together with the empty line before it.
      if (SENTENCE.test(line) || (line === '' && SENTENCE.test(lines[i + 1] ?? ''))) return [];
      return [line];
    })
    .join('\n');
}
