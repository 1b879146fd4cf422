import {expect, type MatcherContext} from 'expect';

const SNAPSHOT_MATCHERS = [
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toThrowErrorMatchingSnapshot',
  'toThrowErrorMatchingInlineSnapshot',
];

/**
 * The members of Jest's `expect` that the package `expect` lacks: snapshot matchers, which explain why they do not work,
 * and the function that says how snapshots are written, which has no effect.
 */
expect.extend(
  Object.fromEntries(
    SNAPSHOT_MATCHERS.map(name => [
      name,
      function fail(this: MatcherContext) {
        const message = () =>
          `${name} does not work on this page, which neither stores nor compares snapshots. ` +
          'Copy the test into a project, or compare with toEqual.';
        return {pass: this.isNot ?? false, message};
      },
    ]),
  ),
);
Object.assign(expect, {addSnapshotSerializer: () => undefined});

// Jest sets it before every file; the package leaves it undefined.
expect.setState({expand: false});

export {expect as jestExpect};
