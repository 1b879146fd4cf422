import {tabs} from './managers';
import {isPageName, getPage, type PageBlock, type PageName} from './pages';
import {cellText, find, type Take} from './references';
import {getBlocks, endsWell, type Scenario} from './scenario';

/** The parts of a block that scenarios must cover: each tab, or all lines. */
function isTaken({perManager, code}: PageBlock, takes: readonly (Take | undefined)[]): boolean {
  if (perManager) return tabs.every(tab => takes.some(take => take && 'tab' in take && take.tab === tab));
  if (takes.includes(undefined)) return true;
  const diffSides = takes.flatMap(take => (take && 'diff' in take ? take.diff : []));
  if (diffSides.length > 0) return diffSides.includes('-') && diffSides.includes('+');
  const lines = takes.flatMap(take => (take && 'line' in take ? take.line : []));
  return code.split('\n').every((_, i) => lines.includes(i + 1));
}

/**
 * Blocks of the pages that no scenario covers completely. Examples are excluded, because tests/examples runs them.
 * @param names the pages
 * @param scenarios all scenarios
 * @returns e.g. `docs/getting-started/setup.mdx:29: no scenario takes the block "jest.config.js"`
 * @throws {Error} if a scenario names a block that does not exist
 */
export function notTaken(names: readonly PageName[], scenarios: readonly Scenario[]): string[] {
  const takes = new Map<PageBlock, (Take | undefined)[]>();
  for (const reference of scenarios.flatMap(getBlocks)) {
    const {block} = find(reference);
    takes.set(block, [...(takes.get(block) ?? []), reference.take]);
  }
  return names.flatMap(name => {
    const {file, blocks} = getPage(name);
    return blocks
      .filter(block => !block.isExample && !isTaken(block, takes.get(block) ?? []))
      .map(({line, what}) => `${file}:${line}: no scenario takes the block "${what}"`);
  });
}

/**
 * Differences between the pages' tables and the scenarios: a cell that a scenario covers must begin with "works" or
 * "fails" as the scenario does, and if scenarios cover one cell of a table, they must cover all.
 * @param scenarios all scenarios
 * @returns a line for each difference
 * @throws {Error} if a scenario names a cell that does not exist
 */
export function tableDifferences(scenarios: readonly Scenario[]): string[] {
  const wrong: string[] = [];
  const named = new Map<string, Set<string>>();
  for (const scenario of scenarios) {
    const {cell, name} = scenario;
    if (!cell) continue;
    const outcome = endsWell(scenario) ? 'works' : 'fails';
    const text = cellText(cell);
    if (!text.replace(/^\[/, '').startsWith(outcome))
      wrong.push(`"${name}": the table says "${text}", but the scenario ${outcome}`);
    named.set(cell.section, (named.get(cell.section) ?? new Set()).add(`${cell.row} | ${cell.column}`));
  }
  for (const [section, cells] of named) {
    const [name = '', id] = section.split('#');
    if (!isPageName(name)) continue;
    for (const {columns, rows} of getPage(name).tables.filter(table => table.section === id))
      for (const [row = ''] of rows)
        for (const column of columns.slice(1))
          if (!cells.has(`${row} | ${column}`)) wrong.push(`${section}: no scenario is about ${row} | ${column}`);
  }
  return wrong;
}
