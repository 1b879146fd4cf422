import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '@jest-extended/catalogue';
import {getCase} from '@jest-extended/catalogue/cases';
import {readScenarios} from './read-scenarios';
import {getTables} from './pages';
import {findSection, readProse} from './references';
import type {Scenario} from './scenario';

const FOLDER = 'tests/setups/scenarios';

/** The names that the page lists as missing in Bun, as an array in JavaScript. */
function listLackingInBun(): string {
  const listed = /^Bun lacks .*$/m.exec(readProse('setup#bun-lacks'))?.[0] ?? '';
  return JSON.stringify([...listed.matchAll(/`\.(\w+)\(\)`/g)].map(([, name]) => name).sort());
}

/** The rows of the page's table of Bun's own matchers. */
function listDifferencesInBun(): string {
  const {page, section} = findSection('setup#bun-own');
  const [[, ...rows] = []] = getTables(section, page);
  return rows.map(cells => cells.join(' | ')).join('\n');
}

/** The name, a passing and a failing call of each matcher, as arrays in JavaScript. */
function listCalls(): string {
  const calls = groups
    .flatMap(({matchers}) => matchers)
    .map(name => {
      const {pass, fail, args = '', setup = ''} = getCase(name);
      const write = (value: string, negated: string) =>
        `async () => { ${setup} await expect(${value})${name === negated ? '.not' : ''}.${name}(${args}); }`;
      return `  ['${name}', ${write(pass, 'fail')}, ${write(fail, 'pass')}],\n`;
    });
  return `[\n${calls.join('')}]`;
}

const names = readdirSync(FOLDER)
  .filter(name => name.endsWith('.scenario'))
  .sort();
const sources = names
  .map(name => path.posix.join(FOLDER, name))
  .map(file => [file, readFileSync(file, 'utf8')] as const);

/** All scenarios, in the order of the pages. */
export const scenarios: readonly Scenario[] = readScenarios(
  new Map(sources),
  new Map([
    ['names that Bun lacks', listLackingInBun()],
    ['calls of all matchers', listCalls()],
    ["differences of Bun's own matchers", listDifferencesInBun()],
    ["stored verdicts of Bun's own matchers", readFileSync(`${FOLDER}/bun-own.verdicts`, 'utf8')],
    ['own-matchers.mjs', readFileSync('tests/setups/own-matchers.mjs', 'utf8')],
  ]),
);
