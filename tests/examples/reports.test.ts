import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {examplesOf} from '../../plugins/docs-model/page.cjs';
import {reportsFileOf, type StoredReport} from '../../plugins/examples/stored-reports';
import {runFailureReports} from './failure-reports';
import {pages, storedReportFiles} from './pages.cjs';
import {runReports} from './run-reports';

const root = resolve(__dirname, '../..');

const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(root, path), 'utf8'));

/** The files that store the reports of pages. */
const shown = pages()
  .filter(page => examplesOf(page).some(({marks}) => marks.verdict === 'fails'))
  .map(({file}) => reportsFileOf(file));

describe('the stored reports are current', () => {
  test("of the site's own tests", async () => {
    for (const [path, reports] of await runReports()) {
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

    test('and there are no others', () => {
      expect(storedReportFiles()).toIncludeSameMembers(shown);
    });
  });
});
