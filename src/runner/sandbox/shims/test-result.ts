// @jest/test-result without its formatters: the counts are filled in by jest-circus, the rest is not read here.
export const createEmptyTestResult = () => ({perfStats: {}});
