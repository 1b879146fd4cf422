import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {esModules} from '../probes';
import {compiles, imports, misspelt, misspeltAsymmetric, tsc, tsconfig, unknown, withAll} from './compiler';
import {expectFailure} from '../steps';

/** A matcher of Bun's own, and one that it lacks in each form. */
const used = `
test('types', async () => {
  expect(['pen', 'ink']).toBeArrayOfSize(2);
  expect(['pen', 'ink']).toIncludeSameMembers(['ink', 'pen']);
  expect(['pen', 'ink']).not.toIncludeSameMembers(['ink']);
  expect({ names: ['pen'] }).toEqual({ names: expect.toIncludeSameMembers(['pen']) });
  await expect(Promise.resolve(['pen'])).resolves.toIncludeSameMembers(['pen']);
});
`;

const files = {
  'package.json': esModules,
  'tsconfig.json': tsconfig({types: ['bun'], skipLibCheck: true}),
  'bun-jest-extended.d.ts': block('typescript#bun', 'bun-jest-extended.d.ts'),
  'a.test.ts': imports('bun:test') + used,
  'b.test.ts': imports('bun:test') + misspelt + misspeltAsymmetric,
};

/** Types for Bun. */
export const forBun: readonly Scenario[] = [
  {
    name: 'types for Bun',
    section: 'typescript#bun',
    sets: withAll('bun'),
    onlyCompiles: true,
    files,
    steps: [compiles],
  },
  {
    name: "an asymmetric form of Bun's own matchers",
    section: 'typescript#wrong-types',
    sets: [['bun', 'typescript7']],
    files: {
      ...files,
      'b.test.ts': `${imports('bun:test')}test('asymmetric', () => { expect.toStartWith('pen'); });\n`,
    },
    steps: [compiles, expectFailure('bun test b.test.ts', 'expect.toStartWith is not a function')],
  },
  {
    name: "types for Bun's globals",
    section: 'typescript#bun',
    sets: withAll('bun'),
    onlyCompiles: true,
    files: {
      ...files,
      'tsconfig.json': tsconfig({types: ['bun', 'bun-types/test-globals'], skipLibCheck: true}),
      'a.test.ts': used,
      'b.test.ts': misspelt + misspeltAsymmetric,
    },
    steps: [compiles, expectFailure(`sed -i 's/bun-types.test-globals/bun/' tsconfig.json && ${tsc()}`, unknown.test)],
  },
  {
    name: 'the types for Bun in a file that is not a declaration file',
    section: 'typescript#skiplibcheck',
    sets: [['bun', 'typescript7']],
    onlyCompiles: true,
    // The compiler ignores the declaration file of the same name.
    files: {...files, 'bun-jest-extended.ts': files['bun-jest-extended.d.ts']},
    steps: [expectFailure(tsc(), inline('typescript#skiplibcheck', 'TS2320'))],
  },
  {
    name: 'Bun with library checking on',
    section: 'typescript#skiplibcheck',
    sets: [['bun', 'typescript7']],
    onlyCompiles: true,
    files,
    steps: [expectFailure(tsc('--skipLibCheck false'), unknown.instance)],
  },
];
