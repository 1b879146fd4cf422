/** `npm run reports`: runs the site's own tests under Jest and stores what Jest says of them beside the components. */
import {writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {runReports} from './run-reports';

async function main() {
  const root = resolve(__dirname, '../..');
  for (const [path, reports] of await runReports(root)) {
    const file = join(root, path);
    const style = await resolveConfig(file);
    await writeFile(file, await format(JSON.stringify(reports), {...style, filepath: file}));
    console.log(`${path}: ${reports.map(report => report.status).join(', ')}`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
