import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readScenarios} from './read-scenarios';
import {readProse} from './references';
import type {Scenario} from './scenario';

const FOLDER = 'tests/setups/scenarios';

/** The names that the page lists as missing in Bun, as an array in JavaScript. */
function listLackingInBun(): string {
  const listed = /^Bun lacks .*$/m.exec(readProse('setup#bun-lacks'))?.[0] ?? '';
  return JSON.stringify([...listed.matchAll(/`\.(\w+)\(\)`/g)].map(([, name]) => name).sort());
}

const names = readdirSync(FOLDER).sort();
const sources = names
  .map(name => path.posix.join(FOLDER, name))
  .map(file => [file, readFileSync(file, 'utf8')] as const);

/** All scenarios, in the order of the pages. */
export const scenarios: readonly Scenario[] = readScenarios(
  new Map(sources),
  new Map([['names that Bun lacks', listLackingInBun()]]),
);
