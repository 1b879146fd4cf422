/**
 * `npm run library:store`: stores the facts of the installed library in packages/catalogue, in facts.json and release.json.
 * library.test.ts fails as long as they differ, and shows new, removed and changed matchers.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {library} from '@jest-extended/catalogue/library';
import {format, resolveConfig} from 'prettier';
import {getInstalledLibrary} from './installed';

async function write(name: string, data: object): Promise<void> {
  const file = path.join(path.dirname(require.resolve('@jest-extended/catalogue/library')), name);
  await writeFile(file, await format(JSON.stringify(data), {...(await resolveConfig(file)), filepath: file}));
}

async function main(): Promise<void> {
  const {version, license, matchers} = getInstalledLibrary(library);
  await write('release.json', {version, license});
  await write('facts.json', {matchers});
  console.log(`Stored the facts of jest-extended ${version}.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
