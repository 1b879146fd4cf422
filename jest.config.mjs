/**
 * Two kinds of Jest tests: `unit` beside the code it tests, and `examples`, the fenced blocks of docs/ run as they stand.
 * @type {import('jest').Config}
 */
export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: ['<rootDir>/tests/unit.config.cjs', '<rootDir>/tests/examples/jest.config.cjs'],
};
