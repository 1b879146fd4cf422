/** Prints the module that MDX makes of a page with this plugin: `npx tsx render.ts page.mdx`. */
import {readFileSync} from 'node:fs';
import failureReports from '..';

async function main([path = '']: string[]) {
  const {compile} = await import('@mdx-js/mdx');
  const made = await compile({path, value: readFileSync(path)}, {jsx: true, remarkPlugins: [failureReports]});
  process.stdout.write(String(made));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
