import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {AS_OF, getSet} from './packages';
import {files, isPageName} from './pages';
import type {Scenario} from './scenario';

/** The hash of each scenario that passed with all of its package sets, by the scenario's name. */
export type Hashes = Readonly<Record<string, string | undefined>>;

/** One line for each scenario, so that branches merge. */
const FILE = path.join(__dirname, 'passed.json');

/** The code that follows a scenario. */
const CODE = ['install', 'pages', 'references', 'run-scenario', 'shell', 'text'];

/** A hash of what decides the result of a scenario: its files and steps, its packages, and the pages that it refers to. */
export function hashScenario(scenario: Scenario): string {
  const read = new Set(CODE.map(name => `tests/setups/${name}.ts`));
  const [node] = process.versions.node.split('.');
  const data = JSON.stringify([scenario, scenario.sets.map(names => names.map(getSet)), AS_OF, node], (key, value) => {
    const page = key === 'section' && String(value).replace(/#.*/, '');
    if (page && isPageName(page)) read.add(files[page]);
    return value;
  });
  const hash = createHash('sha256').update(data);
  for (const file of read) hash.update(readFileSync(path.resolve(__dirname, '../..', file)));
  return hash.digest('hex').slice(0, 16);
}

export const readHashes = (): Hashes => JSON.parse(readFileSync(FILE, 'utf8'));

export const writeHashes = (hashes: Hashes): void => writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`);
