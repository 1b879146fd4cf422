/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import failureReports from '.';
import type {PageNode} from '../mdx-nodes';
import {digest, reportsFileOf} from './digest';

const golden = path.join(__dirname, 'golden');

test('a page shows each report under its example', () => {
  const tsx = path.join(__dirname, '../../node_modules/tsx/dist/cli.mjs');
  const page = path.join(golden, 'page.mdx');
  const made = execFileSync(process.execPath, [tsx, path.join(golden, 'render.ts'), page], {encoding: 'utf8'});

  expect(made).toBe(readFileSync(path.join(golden, 'page.golden.txt'), 'utf8'));
}, 30_000);

describe('of a page whose reports are', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'failure-reports-'));
  });
  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  const example = (value: string, line: number): PageNode => ({
    type: 'code',
    meta: 'test=fails',
    value,
    position: {start: {line}},
  });

  const reportOf = (code: string) => ({example: digest(code), tests: [{report: [`● ${code}`]}]});

  /** Gives the types of the nodes that a page has in the end. */
  function run(children: PageNode[], reports: unknown, complain?: (message: string) => void): string[] {
    const page = path.join(folder, 'a.mdx');
    if (reports) writeFileSync(reportsFileOf(page), JSON.stringify(reports));
    const tree: PageNode = {type: 'root', children};
    failureReports({complain})(tree, {path: page});
    return children.map(({type}) => type);
  }

  test('all there, it shows them', () => {
    const reports = ['b', 'a'].map(reportOf);

    expect(run([example('a', 3), example('b', 9)], reports)).toEqual([
      'code',
      'mdxJsxFlowElement',
      'code',
      'mdxJsxFlowElement',
    ]);
  });

  test('not needed, it stays as it is', () => {
    expect(run([{type: 'code', meta: 'test', value: 'a'}], undefined)).toEqual(['code']);
  });

  test('not stored, the build stops at the line of the example', () => {
    expect(() => run([example('a', 3)], undefined)).toThrow(/a\.mdx:3: there is no report .* npm run reports/);
  });

  test('older than an edit of the example, the build stops', () => {
    expect(() => run([example('a', 3), example('b', 9)], [reportOf('a')])).toThrow(/a\.mdx:9: /);
  });

  test('of an example that is gone, the build stops', () => {
    expect(() => run([example('a', 3)], ['a', 'b'].map(reportOf))).toThrow(
      /a\.reports\.json: the page has no example \w{16} any more/,
    );
  });

  test.each([[{}], [[{}]], [[{example: 1, tests: []}]], [[{example: 'a', tests: [{}]}]]])(
    '%j, the build stops',
    reports => {
      expect(() => run([], reports)).toThrow(/a\.reports\.json is not a list of reports/);
    },
  );

  test('missing, a page being written shows what there is', () => {
    const complain = jest.fn();

    expect(run([example('a', 3), example('b', 9)], [reportOf('a')], complain)).toEqual([
      'code',
      'mdxJsxFlowElement',
      'code',
    ]);
    expect(complain).toHaveBeenCalledOnce();
  });
});

test('the digest of an example depends on nothing but its code', () => {
  expect(digest('a\r\nb\n')).toBe(digest('a\nb'));
  expect(digest('a')).not.toBe(digest('b'));
});
