import {isSetName, type SetName} from './packages';
import {isPageName} from './pages';
import {block, diff, inline, tab, tabs, type Block, type Inline, type Section} from './references';
import type {Scenario} from './scenario';

/** A section of a page, e.g. `setup#bun`. */
export function readSection(text: string): Section {
  const [page = '', id] = text.split('#');
  if (!isPageName(page) || id === undefined) throw new Error(`"${text}" is not a section of a page`);
  return `${page}#${id}`;
}

/** A block by its section, title and part, e.g. `setup#jest-esm bash 2` or `eslint#prefer-to-be-array diff +`. */
export function readBlock(text: string): Block {
  const [, section = text, label = '', nth = '1', part] = /^(\S+) (\S+)(?: (\d+))?(?: (\S+))?$/.exec(text) ?? [];
  const found = block(readSection(section), label, Number(nth));
  if (part === '-' || part === '+') return diff(found, part);
  const manager = tabs.find(name => name === part);
  if (part !== undefined && !manager) throw new Error(`"${part}" is not a part of a block`);
  return manager ? tab(found, manager) : found;
}

/** A block, or text in backticks: setup#jest-esm `jest is not defined`. */
export function readBlockOrInline(text: string): Block | Inline {
  const [, section = '', words] = /^(\S+) `(.+)`$/.exec(text) ?? [];
  return words === undefined ? readBlock(text) : inline(readSection(section), words);
}

/** Combinations of package sets, e.g. `jest29, jest30 + node22|node24` for three. */
export const readSets = (text: string): Scenario['sets'] =>
  text.split(', ').flatMap(combinations => {
    const [, common = '', last = ''] = /^(.* \+ )?(.*)$/.exec(combinations) ?? [];
    return last.split('|').map((name): [SetName, ...SetName[]] => {
      const [first = '', ...others] = `${common}${name}`.split(' + ');
      if (!isSetName(first) || !others.every(isSetName))
        throw new Error(`packages.ts lacks a set of "${common}${name}"`);
      return [first, ...others];
    });
  });
