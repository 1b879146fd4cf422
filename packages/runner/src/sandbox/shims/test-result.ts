// @jest/test-result without its formatters: jest-circus fills in the counts, and nothing reads the rest.
export const createEmptyTestResult = () => ({perfStats: {}});
