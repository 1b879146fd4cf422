/** The versions of Jest with which the instructions in getting-started are followed (tests/setups), by major version. */
export const jestVersions = {27: '27.5.1', 28: '28.1.3', 29: '29.7.0', 30: '30.5.2'} as const;

/** Their major versions as a range, e.g. `27–30`. */
export const jestRange = [Object.keys(jestVersions).at(0), Object.keys(jestVersions).at(-1)].join('–');
