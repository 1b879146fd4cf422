/**
 * Two kinds of Jest tests: `unit`, next to the code under test, and `examples`, which runs the fenced code blocks of docs/.
 * @type {import('jest').Config}
 */
export default {
  cacheDirectory: '<rootDir>/.cache/jest',
  // Only a test that hangs reaches it, however busy the machine is. Jest ignores the limit of a project.
  testTimeout: 600_000,
  // The checks run one after the other.
  maxWorkers: '100%',
  projects: ['<rootDir>/tests/unit.config.cjs', '<rootDir>/tests/examples/jest.config.cjs'],
};
