/**
 * Unit tests, beside the code they test.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'unit',
  rootDir: '..',
  // What scripts keep there holds packages of the library's other versions.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testEnvironment: 'jsdom',
  testMatch: [
    '<rootDir>/{ask-server,config,plugins,src}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/*.test.ts',
    '<rootDir>/tests/{ask-server,bed,setups,site}/**/*.test.ts',
  ],
  transform: {'\\.[jt]sx?$': ['babel-jest', require('./babel-options.cjs')()]},
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/style-stub.cjs',
    '^@docusaurus/Translate$': '<rootDir>/tests/translate-stub.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  setupFilesAfterEnv: ['jest-extended/all'],
};
