import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {AS_OF, getSet, type SetName} from './packages';
import {createEnvironment, runCommand} from './shell';

/** Outside the repository, so that projects do not find its packages and settings in parent folders. */
export const cache = process.env.SETUPS_CACHE ?? path.join(tmpdir(), 'jest-extended-website-setups');

/** Longer than any installation takes on a slow line; at the limit it has hung. */
const LIMIT_MS = 5 * 60_000;

/** Gives up soon if the registry does not answer: npm's default is minutes for each package. */
const NPM =
  'npm install --no-audit --no-fund --fetch-timeout=30000 --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

/** npm's errors for a registry that it cannot reach. */
const UNREACHABLE = /\b(?:ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)\b/;

/** Set by the first installation that cannot reach the registry, so that the others do not try. */
let unreachable: string | undefined;

const installs = new Map<SetName, Promise<string>>();

/** The folder of a set, named after the set and all versions. */
function getFolder(name: SetName): string {
  const contents = JSON.stringify([getSet(name).packages, getSet(name).overrides, AS_OF, process.version]);
  return path.join(cache, 'sets', `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`);
}

async function install(name: SetName, print: (line: string) => void): Promise<string> {
  const folder = getFolder(name);
  if (existsSync(folder)) return folder;
  if (unreachable !== undefined)
    throw new Error(`The packages "${name}" are not installed, and the registry cannot be reached (${unreachable}).`);
  const {packages, overrides} = getSet(name);
  const start = performance.now();
  print(`  installing ${name} …`);
  await mkdir(path.dirname(folder), {recursive: true});
  // Installed in a temporary folder and then moved, so that an interrupted run leaves no incomplete set.
  const draft = await mkdtemp(`${folder}-draft-`);
  try {
    await writeFile(
      path.join(draft, 'package.json'),
      JSON.stringify({private: true, devDependencies: packages, overrides}),
    );
    const {code, output} = await runCommand(NPM, draft, createEnvironment([], path.join(cache, 'managers')), LIMIT_MS);
    if (code !== 0) {
      unreachable ??= UNREACHABLE.exec(output)?.[0] ?? (code === null ? 'no answer' : undefined);
      const why = code === null ? `took longer than ${LIMIT_MS / 1000} s` : `failed:\n${output.trim()}`;
      throw new Error(
        `npm could not install the packages "${name}"${unreachable ? ', because the registry cannot be reached' : ''}: it ${why}`,
      );
    }
    await mkdir(path.join(draft, 'node_modules'), {recursive: true});
    await rename(draft, folder).catch((error: unknown) => {
      // Another run was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, {recursive: true, force: true});
  }
  print(`  installed ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return folder;
}

/**
 * The folder of a set with its packages in `node_modules`; installs them unless an earlier run did.
 * @param name the set
 * @param print prints a line of progress
 * @throws {Error} if npm cannot install it; the same error for every scenario that needs the set
 */
export function ensureInstalled(name: SetName, print: (line: string) => void): Promise<string> {
  const known = installs.get(name) ?? install(name, print);
  installs.set(name, known);
  return known;
}
