import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {runReports} from './run-reports';

test('the site shows what Jest says today (npm run reports stores it anew)', async () => {
  const root = resolve(__dirname, '../..');
  for (const [path, reports] of await runReports(root)) {
    const stored: unknown = JSON.parse(await readFile(join(root, path), 'utf8'));
    expect({path, reports: stored}).toEqual({path, reports});
  }
}, 60_000);
