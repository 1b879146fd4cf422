import {expect} from 'expect';

const SNAPSHOT_MATCHERS = [
  'toMatchSnapshot',
  'toMatchInlineSnapshot',
  'toThrowErrorMatchingSnapshot',
  'toThrowErrorMatchingInlineSnapshot',
];

/** What Jest's own `expect` has beyond the package `expect`: the snapshot matchers, which here say why they are missing. */
expect.extend(
  Object.fromEntries(
    SNAPSHOT_MATCHERS.map(name => [
      name,
      () => {
        throw new Error(
          `${name} does not work on this page: a snapshot is kept in a file, and there are no files here. ` +
            'Copy the test into a project, or compare with toEqual.',
        );
      },
    ]),
  ),
);

// Jest sets it before every file; the package alone leaves it undefined.
expect.setState({expand: false});

export {expect as jestExpect};
