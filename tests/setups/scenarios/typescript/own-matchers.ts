import {block} from '../../references';
import type {Scenario} from '../../scenario';
import {toBeUuid} from '../jest-existing';
import {esModules} from '../probes';
import {compiles, expectTypes, imports, skipping, tsconfig, types, withAll} from './compiler';

const own = block('typescript#own-matchers', 'matchers.d.ts');

/** Types for a project's own matchers, next to those of jest-extended. */
const withOwn = (name: string, kits: Scenario['sets'], files: Scenario['files'], test = toBeUuid): Scenario => ({
  name: `the types of a project's own matchers, ${name}`,
  section: 'typescript#own-matchers',
  sets: kits,
  onlyCompiles: true,
  files: {'package.json': esModules, 'matchers.d.ts': own, 'a.test.ts': test, ...files},
  steps: [compiles],
});

export const ownMatchers: readonly Scenario[] = [
  withOwn("Jest's globals", withAll('jest30'), {'tsconfig.json': types}),
  withOwn(
    '@jest/globals',
    [['globals30', 'typescript7']],
    {
      'tsconfig.json': skipping,
      'expect-jest-extended.d.ts': expectTypes,
    },
    imports('@jest/globals') + toBeUuid,
  ),
  withOwn(
    'Vitest 4',
    [['vitest4', 'typescript7']],
    {
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts'),
    },
    imports('vitest') + toBeUuid,
  ),
  withOwn(
    'Vitest 5',
    [['vitest5', 'typescript7']],
    {
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': block('typescript#vitest-5', 'vitest-jest-extended.d.ts'),
    },
    imports('vitest') + toBeUuid,
  ),
  withOwn(
    'Bun',
    [['bun', 'typescript7']],
    {
      'tsconfig.json': tsconfig({types: ['bun'], skipLibCheck: true}),
      'bun-jest-extended.d.ts': block('typescript#bun', 'bun-jest-extended.d.ts'),
    },
    imports('bun:test') + toBeUuid,
  ),
];
