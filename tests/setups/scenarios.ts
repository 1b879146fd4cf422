import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '@jest-extended/catalogue';
import {getCase} from '@jest-extended/catalogue/cases';
import {readScenarios} from './read-scenarios';
import {readProse} from './references';
import type {Scenario} from './scenario';

const FOLDER = 'tests/setups/scenarios';

/** The names that the page lists as missing in Bun, as an array in JavaScript. */
function listLackingInBun(): string {
  const listed = /^Bun lacks .*$/m.exec(readProse('setup#bun-lacks'))?.[0] ?? '';
  return JSON.stringify([...listed.matchAll(/`\.(\w+)\(\)`/g)].map(([, name]) => name).sort());
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

const names = readdirSync(FOLDER).sort();
const sources = names
  .map(name => path.posix.join(FOLDER, name))
  .map(file => [file, readFileSync(file, 'utf8')] as const);

/** All scenarios, in the order of the pages. */
export const scenarios: readonly Scenario[] = readScenarios(
  new Map(sources),
  new Map([
    ['names that Bun lacks', listLackingInBun()],
    ['calls of all matchers', listCalls()],
  ]),
);
