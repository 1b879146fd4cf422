/**
 * `npm run reports`: stores Jest's reports of the site's own tests, next to the components that show them, and of the
 * examples whose tests fail, next to their pages.
 */
import {rm, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runAlone} from './alone/run';
import {collectReports, getReportedPages, isReported} from './collect-reports';
import {storedReportFiles} from './pages.cjs';

const root = resolve(__dirname, '../..');

async function main() {
  const reports = collectReports(await runAlone(getReportedPages(), isReported));
  for (const [path, own] of reports) {
    const file = join(root, path);
    const style = await resolveConfig(file);
    await writeFile(file, await format(JSON.stringify(own), {...style, filepath: file}));
    console.log(`${path}: ${own.length}`);
  }
  for (const path of storedReportFiles().filter(file => !reports.has(file))) {
    await rm(join(root, path));
    console.log(`${path}: removed, its page has no failing example`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
