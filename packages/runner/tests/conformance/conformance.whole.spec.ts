import {writeFileSync} from 'node:fs';
import type {RunOutcome} from '../../src/protocol';
import {expect, plain, test} from '../../src/testing';
import {conformanceFiles, hostileFiles} from './cases';
import {differences} from './differences';
import {folderInRepository, runInNode, type NodeResult} from './node-reports';

const MOST_DIFFERENT = 0.03;

/** A report with Jest's heading: `● title › title`. */
// eslint-disable-next-line no-control-regex -- colors begin with the escape character
const REPORT = /^(?=(?:\u001b\[1m\u001b\[31m)? {2}\u001b\[1m● )/m;

const reportsIn = (text: string): string[] => text.split(REPORT).filter(report => report.trim() !== '');

const getHead = (report: string): string => /● (.*)/.exec(plain(report))?.[1] ?? '';

const verdicts = ({tests}: Pick<NodeResult, 'tests'> | RunOutcome) =>
  tests.map(({titles, status}) => `${status}: ${titles.join(' › ')}`);

const key = ({file, test: title}: {file: string; test: string}) => `${file}: ${title}`;

const asItIs = (report: string) => report;

test('the same results and reports as Jest in Node', async ({runner, page}) => {
  test.setTimeout(15 * 60_000);
  expect(hostileFiles.length).toBeGreaterThanOrEqual(60);

  const inNode = await runInNode(conformanceFiles);
  const different: {file: string; test: string; node?: string; page?: string}[] = [];
  let tests = 0;
  let reports = 0;
  for (const {name, code, fails} of conformanceFiles) {
    const node = inNode.get(name);
    if (!node) throw new Error(`Jest said nothing of ${name}`);
    const outcome = await runner.run(code, `${folderInRepository}/${name}`);
    tests += node.tests.length;
    expect.soft(verdicts(outcome), name).toEqual(verdicts(node));
    if (fails)
      expect
        .soft(
          node.tests.map(({status}) => status === 'failed'),
          `the cases of ${name}`,
        )
        .toEqual(fails);

    const wanted = reportsIn(node.report);
    const shown = reportsIn(outcome.report);
    reports += Math.max(wanted.length, shown.length);
    for (let i = 0; i < Math.max(wanted.length, shown.length); i++) {
      if (wanted[i] === shown[i]) continue;
      const head = getHead(wanted[i] ?? shown[i] ?? '');
      different.push({file: name.replace('.test.ts', ''), test: head, node: wanted[i], page: shown[i]});
    }
  }
  writeFileSync(test.info().outputPath('different.json'), JSON.stringify(different, null, 2));
  console.log(`${tests} tests, ${reports} reports, ${different.length} of them different`);
  expect(tests).toBeGreaterThanOrEqual(500);
  const found = new Map(different.map(report => [key(report), report]));
  expect(found.size, 'each has a title of its own').toBe(different.length);
  for (const known of differences) {
    const {node: inNode = asItIs, page: onPage = asItIs, mayAgree} = known;
    const {node = '', page: shown = ''} = found.get(key(known)) ?? {};
    if (!found.delete(key(known)) && mayAgree) continue;
    expect.soft(shown, `${key(known)} differs no longer`).not.toBe(node);
    expect.soft(onPage(shown), `${key(known)}, without what is known to differ`).toBe(inNode(node));
  }
  expect([...found.keys()], 'differences that are not listed').toEqual([]);
  expect(different.length / reports).toBeLessThanOrEqual(MOST_DIFFERENT);
  await page.close();
});
