import {block, inline} from '../references';
import type {Run, Scenario} from '../scenario';
import {toJson} from './probes';
import {npmInit, pnpmInit} from './starters';
import {misspelt, misspeltAsymmetric, withAll} from './typescript/compiler';
import {expectFailure} from './steps';

const setup = block('setup#playwright', 'expect.ts');

/** Every way in which a matcher is called in Playwright's runner, without a browser. */
const forms = `import { test } from '@playwright/test';
import { expect } from './expect';

test('the matchers are registered', async () => {
  expect(['pen', 'ink']).toIncludeSameMembers(['ink', 'pen']);
  expect(['pen', 'ink']).not.toIncludeSameMembers(['ink']);
  expect({ names: ['pen', 'ink'] }).toEqual({ names: expect.toIncludeSameMembers(['ink', 'pen']) });
  await expect(Promise.resolve(null)).resolves.toBeNil();
  await expect(Promise.resolve(1)).toResolve();
  expect.soft(['pen']).toBeArrayOfSize(1);
  await expect.poll(() => ['pen']).toBeArrayOfSize(1);
  await expect(() => expect(2).toBeEven()).toPass();
  expect(() => expect(['pen']).toIncludeSameMembers(['ink'])).toThrow('Expected list to have the following members');
});
`;

/** The names that the setup leaves to Playwright. */
const own = `import { expect, test } from '@playwright/test';
import * as matchers from 'jest-extended';

test('two names', () => {
  expect(Object.keys(matchers).filter(name => name.startsWith('to') && name in expect(0)).sort()).toEqual(['toBeEmpty', 'toBeNaN']);
});
`;

const withoutWrapper = `import { expect, test } from '@playwright/test';
import * as matchers from 'jest-extended';

const { toIncludeSameMembers } = matchers;
expect.extend({ toIncludeSameMembers });

test('a matcher that compares', () => {
  expect(['pen']).toIncludeSameMembers(['pen']);
});
`;

const passed: Run = {run: 'playwright test', output: ['1 passed']};
const typed = {'tsconfig.json': toJson({compilerOptions: {types: [], skipLibCheck: true}}), 'expect.ts': setup};
const tsc = 'tsc --noEmit --strict --target es2023 --module preserve -p .';

/** Setup: the part about Playwright. */
export const playwright: readonly Scenario[] = [
  ...(
    [
      ['CommonJS', npmInit],
      ['ES modules', pnpmInit],
    ] as const
  ).map(([kind, manifest]): Scenario => ({
    name: `Playwright, ${kind}`,
    section: 'setup#playwright',
    sets: [['playwright']],
    files: {
      'package.json': manifest,
      'expect.ts': setup,
      // A relative import of native ES modules names the file with its extension.
      'a.test.ts': kind === 'CommonJS' ? forms : forms.replace("'./expect'", "'./expect.ts'"),
    },
    steps: [passed],
  })),
  {
    name: 'the names that Playwright has itself',
    section: 'setup#playwright',
    sets: [['playwright']],
    files: {'a.test.ts': own},
    steps: [passed],
  },
  {
    name: 'a failing matcher in Playwright',
    section: 'setup#playwright',
    sets: [['playwright']],
    files: {
      'expect.ts': setup,
      'a.test.ts': `import { test } from '@playwright/test';
import { expect } from './expect';

test('fails', () => expect(['pen']).toIncludeSameMembers(['ink']));
`,
    },
    steps: [
      expectFailure(
        'playwright test',
        'expect(received).toIncludeSameMembers(expected) Expected list to have the following members',
      ),
    ],
  },
  ...(
    [
      ['playwright', 'custom expect matchers that are not compatible with Playwright'],
      ['playwright145', 'equals is not a function'],
    ] as const
  ).map(([set, message]): Scenario => ({
    name: `a matcher without the wrapper, ${set}`,
    section: 'setup#playwright',
    sets: [[set]],
    files: {'a.test.ts': withoutWrapper},
    steps: [expectFailure('playwright test', inline('setup#playwright', message))],
  })),
  {
    name: 'the types for Playwright',
    section: 'setup#playwright',
    sets: withAll('playwright'),
    onlyCompiles: true,
    files: {
      ...typed,
      'a.test.ts': forms,
      'b.test.ts': `import { test } from '@playwright/test';\nimport { expect } from './expect';\n${misspelt}${misspeltAsymmetric}`,
    },
    steps: [{run: tsc}],
  },
];
