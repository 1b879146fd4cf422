/**
 * A test for the new projects, with the test runner's globals. It uses a matcher in every form, including one that fails,
 * so that it passes only if the matchers are registered and work.
 */
export const testWithGlobals = `
test('the matchers are registered', async () => {
  expect(['pen', 'ink']).toBeArrayOfSize(2);
  expect(['pen', 'ink']).not.toBeArrayOfSize(1);
  expect({ id: null }).toEqual({ id: expect.toBeNil() });
  await expect(Promise.resolve(null)).resolves.toBeNil();
  expect(() => expect(['pen', 'ink']).toBeArrayOfSize(1)).toThrow('toBeArrayOfSize');
});
`;

/** The same test with the exports of the test runner's module. */
export const createImportingTest = (module: string): string =>
  `import { expect, test } from '${module}';\n${testWithGlobals}`;

/** The same test in CommonJS. */
export const createRequiringTest = (module: string): string =>
  `const { expect, test } = require('${module}');\n${testWithGlobals}`;

/** A configuration file in JSON. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A project with native ES modules. */
export const esModules = toJson({name: 'app', private: true, type: 'module'});
