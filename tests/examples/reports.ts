/**
 * `npm run reports`: stores Jest's reports of the site's own tests, next to the components that show them, and of the
 * examples whose tests fail, next to their pages.
 */
import {rm, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runFailureReports} from './failure-reports';
import {pages, storedReportFiles} from './pages.cjs';
import {runReports} from './run-reports';

const root = resolve(__dirname, '../..');

async function store(path: string, reports: unknown) {
  const file = join(root, path);
  const style = await resolveConfig(file);
  await writeFile(file, await format(JSON.stringify(reports), {...style, filepath: file}));
}

async function main() {
  for (const [path, reports] of await runReports()) {
    await store(path, reports);
    console.log(`${path}: ${reports.map(report => report.status).join(', ')}`);
  }
  const ofPages = await runFailureReports(pages());
  for (const [path, reports] of ofPages) {
    await store(path, reports);
    console.log(`${path}: ${reports.length}`);
  }
  for (const path of storedReportFiles().filter(file => !ofPages.has(file))) {
    await rm(join(root, path));
    console.log(`${path}: removed, its page has no failing example`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
