/**
 * Tests for the new projects. Each uses a matcher in every form, including one that fails, so that it passes only if
 * the matchers are registered and work.
 */
const testCode = `
test('the matchers are registered', async () => {
  expect(['pen', 'ink']).toBeArrayOfSize(2);
  expect(['pen', 'ink']).not.toBeArrayOfSize(1);
  expect({ id: null }).toEqual({ id: expect.toBeNil() });
  await expect(Promise.resolve(null)).resolves.toBeNil();
  expect(() => expect(['pen', 'ink']).toBeArrayOfSize(1)).toThrow('toBeArrayOfSize');
});
`;

/** With the test runner's globals. */
export const testWithGlobals = testCode;

/** With the exports of the test runner's module. */
export const createImportingTest = (module: string): string => `import { expect, test } from '${module}';\n${testCode}`;

/** The same in CommonJS. */
export const createRequiringTest = (module: string): string =>
  `const { expect, test } = require('${module}');\n${testCode}`;

/** A configuration file in JSON. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A project with native ES modules. */
export const esModules = toJson({name: 'app', private: true, type: 'module'});
