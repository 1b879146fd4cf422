import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import type {StoredReport} from '../../plugins/failure-reports/stored';
import {reportsFileOf} from '../../plugins/failure-reports/digest';
import {runFailureReports} from './failure-reports';
import {examplesOf} from './mdx-blocks.cjs';
import {pages, storedReportFiles} from './pages.cjs';
import {runReports} from './run-reports';

const root = resolve(__dirname, '../..');

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(root, path), 'utf8'));

/** Where the reports are stored of the pages that show some. */
const shown = pages()
  .filter(({file, text}) => examplesOf(text, file).some(({verdict}) => verdict === 'fails'))
  .map(({file}) => reportsFileOf(file));

describe('npm run reports stored what Jest says today', () => {
  test("of the site's own tests", async () => {
    for (const [path, reports] of await runReports(root)) {
      expect({path, reports: await read(path)}).toEqual({path, reports});
    }
  }, 60_000);

  describe('of the failing examples of each page', () => {
    let reports: Map<string, StoredReport[]>;
    beforeAll(async () => {
      reports = await runFailureReports(pages());
    }, 60_000);

    test.each(shown)('%s', async file => {
      expect(await read(file)).toEqual(reports.get(file));
    });

    test('and of no other page', () => {
      expect(storedReportFiles()).toIncludeSameMembers(shown);
    });
  });
});
