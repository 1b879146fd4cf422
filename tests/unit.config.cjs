const esModules = require('./es-modules.cjs');

/**
 * Unit tests. Most are next to the code that they test.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'unit',
  rootDir: '..',
  // Scripts store other versions of the library there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  // A test that needs a DOM starts with `@jest-environment jsdom`.
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{config,plugins,src}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/*.test.ts',
    '<rootDir>/tests/{checks,setups,site}/**/*.test.ts',
  ],
  transform: {'\\.[jt]sx?$': 'babel-jest'},
  transformIgnorePatterns: esModules,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/style-stub.cjs',
    '^@docusaurus/Translate$': '<rootDir>/tests/translate-stub.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['jest-extended/all'],
};
