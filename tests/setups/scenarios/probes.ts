/**
 * Tests for the new projects. Each uses a matcher in every form, including one that fails, so that it passes only if
 * the matchers are registered and work.
 */
const body = `
test('the matchers are registered', async () => {
  expect(['pen', 'ink']).toBeArrayOfSize(2);
  expect(['pen', 'ink']).not.toBeArrayOfSize(1);
  expect({ id: null }).toEqual({ id: expect.toBeNil() });
  await expect(Promise.resolve(null)).resolves.toBeNil();
  expect(() => expect(['pen', 'ink']).toBeArrayOfSize(1)).toThrow('toBeArrayOfSize');
});
`;

/** With the test runner's globals. */
export const withGlobals = body;

/** With the exports of the test runner's module. */
export const importing = (module: string): string => `import { expect, test } from '${module}';\n${body}`;

/** The same in CommonJS. */
export const requiring = (module: string): string => `const { expect, test } = require('${module}');\n${body}`;

/** A configuration file in JSON. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A project with native ES modules. */
export const esModules = json({name: 'app', private: true, type: 'module'});
