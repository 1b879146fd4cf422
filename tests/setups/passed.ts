import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {AS_OF, getSet} from './packages';
import {findSection} from './references';
import type {Scenario} from './scenario';

/** The hash of each scenario that passed with all of its package sets, by the scenario's name. */
export type Hashes = Readonly<Record<string, string | undefined>>;

/** One line for each scenario, so that branches merge. */
const FILE = path.join(__dirname, 'passed.json');

/** The code that follows a scenario. */
const CODE = ['install', 'pages', 'references', 'run-scenario', 'shell', 'text'];

/** A hash of what decides the result of a scenario: its files and steps, its packages, and the sections it refers to. */
export function hashScenario(scenario: Scenario): string {
  const [node] = process.versions.node.split('.');
  const data = JSON.stringify([scenario, scenario.sets.map(names => names.map(getSet)), AS_OF, node], (key, value) => {
    if (key !== 'section') return value;
    const {page, section} = findSection(value);
    return [value, ...section.content.map(page.getSource)];
  });
  const hash = createHash('sha256').update(data);
  for (const name of CODE) hash.update(readFileSync(path.join(__dirname, `${name}.ts`)));
  return hash.digest('hex').slice(0, 16);
}

export const readHashes = (): Hashes => JSON.parse(readFileSync(FILE, 'utf8'));

export const writeHashes = (hashes: Hashes): void => writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`);
