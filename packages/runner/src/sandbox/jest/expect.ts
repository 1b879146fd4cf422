import {expect} from 'expect';

const SNAPSHOT_MATCHERS = [
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toThrowErrorMatchingSnapshot',
  'toThrowErrorMatchingInlineSnapshot',
];

/**
 * The matchers of Jest's `expect` that the package `expect` lacks: snapshot matchers, which explain why they do not
 * work.
 */
expect.extend(
  Object.fromEntries(
    SNAPSHOT_MATCHERS.map(name => [
      name,
      () => {
        throw new Error(
          `${name} does not work on this page, which neither stores nor compares snapshots. ` +
            'Copy the test into a project, or compare with toEqual.',
        );
      },
    ]),
  ),
);

// Jest sets it before every file; the package leaves it undefined.
expect.setState({expand: false});

export {expect as jestExpect};
