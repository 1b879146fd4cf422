import type {DocsBlock} from '@jest-extended/docs-model/page';
import {getLabel, getPage, getTables, type PageName} from './pages';
import {readCell, findBlock, findSection, tabs, type Part, type Section} from './references';
import {getBlocks, isSuccessful, type Scenario} from './scenario';

/** The parts of a block that scenarios must cover: each tab, or all lines. */
function isCovered({isPerManager, code}: DocsBlock, parts: readonly (Part | undefined)[]): boolean {
  if (isPerManager) return tabs.every(tab => parts.some(part => part && 'tab' in part && part.tab === tab));
  if (parts.includes(undefined)) return true;
  const diffSides = parts.flatMap(part => (part && 'diff' in part ? part.diff : []));
  if (diffSides.length > 0) return diffSides.includes('-') && diffSides.includes('+');
  const lines = parts.flatMap(part => (part && 'line' in part ? part.line : []));
  return code.split('\n').every((_, i) => lines.includes(i + 1));
}

/**
 * Blocks of the pages that no scenario covers completely. Examples are excluded, because tests/examples runs them.
 * @param names the pages
 * @param scenarios all scenarios
 * @returns e.g. `docs/getting-started/setup.mdx:29: no scenario uses the block "jest.config.js"`
 * @throws {Error} if a scenario names a block that does not exist
 */
export function findUncoveredBlocks(names: readonly PageName[], scenarios: readonly Scenario[]): string[] {
  const parts = new Map<DocsBlock, (Part | undefined)[]>();
  for (const reference of scenarios.flatMap(getBlocks)) {
    const {block} = findBlock(reference);
    parts.set(block, [...(parts.get(block) ?? []), reference.part]);
  }
  return names.flatMap(name => {
    const {file, blocks} = getPage(name);
    return blocks
      .filter(block => !block.marks && !isCovered(block, parts.get(block) ?? []))
      .map(block => `${file}:${block.line}: no scenario uses the block "${getLabel(block)}"`);
  });
}

/**
 * Differences between the pages' tables and the scenarios: a cell that a scenario covers must begin with "works" or
 * "fails" as the scenario does, and if scenarios cover one cell of a table, they must cover all.
 * @param scenarios all scenarios
 * @returns a line for each difference
 * @throws {Error} if a scenario names a cell that does not exist
 */
export function findTableDifferences(scenarios: readonly Scenario[]): string[] {
  const wrong: string[] = [];
  const named = new Map<Section, Set<string>>();
  for (const scenario of scenarios) {
    const {cell, name} = scenario;
    if (!cell) continue;
    const outcome = isSuccessful(scenario) ? 'works' : 'fails';
    const text = readCell(cell);
    if (!text.replace(/^\[/, '').startsWith(outcome))
      wrong.push(`"${name}": the table says "${text}", but the scenario ${outcome}`);
    named.set(cell.section, (named.get(cell.section) ?? new Set()).add(`${cell.row} | ${cell.column}`));
  }
  for (const [name, cells] of named) {
    const {page, section} = findSection(name);
    for (const [head = [], ...rows] of getTables(section, page))
      for (const [row = ''] of rows)
        for (const column of head.slice(1))
          if (!cells.has(`${row} | ${column}`)) wrong.push(`${name}: no scenario is about ${row} | ${column}`);
  }
  return wrong;
}
