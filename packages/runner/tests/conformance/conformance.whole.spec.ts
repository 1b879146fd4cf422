import {writeFileSync} from 'node:fs';
import type {RunOutcome} from '../../src/protocol';
import {expect, plain, test} from '../../src/testing';
import {conformanceFiles, hostileFiles} from './cases';
import {differences, withoutLines} from './differences';
import {folderInRepository, runInNode, type NodeResult} from './node-reports';

const MOST_DIFFERENT = 0.03;

/** A report with Jest's heading: `● title › title`. */
// eslint-disable-next-line no-control-regex -- colors begin with the escape character
const REPORT = /^(?=(?:\u001b\[1m\u001b\[31m)? {2}(?:\u001b\[1m)?● )/m;

const splitReports = (text: string): string[] => text.split(REPORT).filter(report => report.trim() !== '');

/**
 * The stack of a thrown error within a message. In colors, Jest adds another code frame and stack to it; the page does
 * not, so such a report is compared with Jest's output without colors.
 */
// eslint-disable-next-line no-control-regex -- as above
const INNER_STACK = /^ {10,}\u001b\[2mat /m;

/** The page shows no frames inside libraries: there they have the positions of a minified script. */
const withoutLibraries = withoutLines(/^ +at .*node_modules\//);

const getHead = (report: string): string => /● (.*)/.exec(plain(report))?.[1] ?? '';

const getVerdicts = ({tests}: Pick<NodeResult, 'tests'> | RunOutcome) =>
  tests.map(({titles, status}) => `${status}: ${titles.join(' › ')}`);

test('the same results, reports and output as Jest in Node', async ({runner, page}) => {
  test.setTimeout(15 * 60_000);
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);

  const inNode = await runInNode(conformanceFiles);
  const withoutColors = await runInNode(
    conformanceFiles.filter(({name}) => INNER_STACK.test(inNode.get(name)?.report ?? '')),
    {hasColors: false},
  );
  expect(withoutColors.size).toBeGreaterThan(0);
  const different: {file: string; test: string; node: string; page: string}[] = [];
  let tests = 0;
  let reports = 0;
  for (const {name, code, fails} of conformanceFiles) {
    const node = inNode.get(name);
    if (!node) throw new Error(`Jest said nothing of ${name}`);
    const outcome = await runner.run(code, `${folderInRepository}/${name}`);
    tests += node.tests.length;
    expect.soft(getVerdicts(outcome), name).toEqual(getVerdicts(node));
    expect
      .soft(
        outcome.console.map(({level, text}) => plain(`${level}: ${text}`)),
        `the output of ${name}`,
      )
      .toEqual(node.console.map(plain));
    if (fails)
      expect
        .soft(
          node.tests.map(({status}) => status === 'failed'),
          `the cases of ${name}`,
        )
        .toEqual(fails);

    const plainReports = splitReports(withoutColors.get(name)?.report ?? '');
    const colored = splitReports(node.report);
    const isPlain = colored.map(report => INNER_STACK.test(report));
    const nodeReports = colored.map((report, i) => withoutLibraries((isPlain[i] ? plainReports[i] : report) ?? ''));
    const pageReports = splitReports(outcome.report).map((report, i) =>
      withoutLibraries(isPlain[i] ? plain(report) : report),
    );
    reports += Math.max(nodeReports.length, pageReports.length);
    for (let i = 0; i < Math.max(nodeReports.length, pageReports.length); i++) {
      const {[i]: inNode = ''} = nodeReports;
      const {[i]: onPage = ''} = pageReports;
      if (inNode === onPage) continue;
      different.push({file: name.replace('.test.ts', ''), test: getHead(inNode || onPage), node: inNode, page: onPage});
    }
  }
  writeFileSync(test.info().outputPath('different.json'), JSON.stringify(different, null, 2));
  console.log(`${tests} tests, ${reports} reports, ${different.length} of them different`);
  expect(tests).toBeGreaterThanOrEqual(500);
  const listed = new Set<unknown>();
  for (const {file, test: title = /^/, why, change, mayAgree} of differences) {
    const ofFile = different.filter(each => each.file === file && title.test(each.test));
    if (!mayAgree) expect.soft(ofFile, `${file} differs no longer: ${why}`).not.toEqual([]);
    for (const each of ofFile) {
      listed.add(each);
      expect.soft(change(each.page), `${file}: ${each.test}, without what is known to differ`).toBe(change(each.node));
    }
  }
  expect(
    different.filter(each => !listed.has(each)),
    'differences that are not listed',
  ).toEqual([]);
  expect(different.length / reports).toBeLessThanOrEqual(MOST_DIFFERENT);
  await page.close();
});
