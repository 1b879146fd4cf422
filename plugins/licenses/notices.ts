import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {contained, writeNotice, withoutText} from './contained';

const versions = v.optional(v.record(v.string(), v.string()), {});

const manifest = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'no license named'),
  dependencies: versions,
  devDependencies: versions,
});

/**
 * The folder of the package that a file belongs to.
 * @returns nothing for the site's own files
 */
export const findPackage = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

/**
 * @param folders of packages
 * @returns the notice of each package: its name, its license, and the text of its license files
 * @throws {Error} if a package has no text, and contained.ts has none for it
 */
export function writeLicenses(folders: readonly string[]): string {
  const notices = new Map(folders.map(folder => [folder, readNotice(folder)]));
  const texts = [...new Set(notices.values())].sort((a, b) => a.localeCompare(b));
  return `The scripts and styles of this site contain code of ${texts.length} packages.\n\n${texts.join(`\n${RULE}\n\n`)}`;
}

const RULE = '-'.repeat(80);

function readNotice(folder: string): string {
  const {name, version, license, dependencies, devDependencies} = v.parse(
    manifest,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const files = readdirSync(folder).filter(file => /^(?:license|licence|notice|copying)\b/i.test(file));
  const texts = files.map(file => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  const notice = withoutText[name];
  if (texts.length === 0 && notice) texts.push(writeNotice(notice));
  if (texts.length === 0)
    throw new Error(`${name} has no license file. Add its notice to plugins/licenses/contained.ts.`);
  const others = Object.entries(contained[name] ?? {}).map(([other, part]) => {
    const range = dependencies[other] ?? devDependencies[other] ?? '';
    return `It contains code of ${other} ${range} (${part.license}):\n\n${writeNotice(part)}`;
  });
  return [`${name} ${version} (${license})`, ...texts, ...others].join('\n\n') + '\n';
}
