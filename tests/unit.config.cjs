const esModules = require('./es-modules.cjs');

/**
 * Unit tests. Most are next to the code that they test.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'unit',
  rootDir: '..',
  // A test that needs a DOM starts with `@jest-environment jsdom`.
  testEnvironment: 'node',
  roots: ['config', 'packages', 'plugins', 'src', 'tests'].map(folder => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.{ts,tsx}'],
  // Fuzzing takes a minute: `npm test -- --whole` does it.
  testPathIgnorePatterns: ['/tests/(examples|library|values)/', ...(process.env.WHOLE ? [] : ['/tests/fuzz'])],
  transform: {'\\.[jt]sx?$': '<rootDir>/tests/unit-transformer.cjs'},
  transformIgnorePatterns: esModules,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/style-stub.cjs',
    '^@docusaurus/Translate$': '<rootDir>/tests/translate-stub.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['jest-extended/all'],
};
