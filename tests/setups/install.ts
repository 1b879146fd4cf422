import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {AS_OF, setOf, type SetName} from './packages';
import {environment, sh} from './shell';

/** Outside of the repository, so that no project finds its packages or settings by looking upwards. */
export const cache = process.env.SETUPS_CACHE ?? path.join(tmpdir(), 'jest-extended-website-setups');

/** No install takes longer, on a slow line either; one that does hangs. */
const LIMIT_MS = 5 * 60_000;

/** A registry that does not answer is given up soon: npm's own patience is minutes for each package. */
const NPM =
  'npm install --no-audit --no-fund --fetch-timeout=30000 --fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000';

/** What npm says of a registry that it cannot reach. */
const UNREACHABLE = /\b(?:ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)\b/;

/** Set by the first install that cannot reach the registry: the others need not try. */
let unreachable: string | undefined;

const installs = new Map<SetName, Promise<string>>();

/** The folder of a set: its name says which set, and which versions of everything. */
function folderOf(name: SetName): string {
  const contents = JSON.stringify([setOf(name).packages, setOf(name).overrides, AS_OF, process.version]);
  return path.join(cache, 'sets', `${name}-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`);
}

async function install(name: SetName, say: (line: string) => void): Promise<string> {
  const folder = folderOf(name);
  if (existsSync(folder)) return folder;
  if (unreachable !== undefined)
    throw new Error(`the packages "${name}" are not there, and the registry is out of reach (${unreachable})`);
  const {packages, overrides} = setOf(name);
  const start = performance.now();
  say(`  installing ${name} …`);
  await mkdir(path.dirname(folder), {recursive: true});
  // Beside its place, and moved there when it is whole: a run that is broken off leaves no half of a set.
  const draft = await mkdtemp(`${folder}-draft-`);
  try {
    await writeFile(
      path.join(draft, 'package.json'),
      JSON.stringify({private: true, devDependencies: packages, overrides}),
    );
    const {code, said} = await sh(NPM, draft, environment([], path.join(cache, 'managers')), LIMIT_MS);
    if (code !== 0) {
      unreachable ??= UNREACHABLE.exec(said)?.[0] ?? (code === null ? 'no answer' : undefined);
      const why = code === null ? `took longer than ${LIMIT_MS / 1000} s` : `failed:\n${said.trim()}`;
      throw new Error(
        `npm could not install the packages "${name}"${unreachable ? ', the registry is out of reach' : ''}: it ${why}`,
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
  say(`  installed ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return folder;
}

/**
 * A set's folder with its packages in `node_modules`, installed when none of an earlier run is there.
 * @param name the set
 * @param say shows the reader a line
 * @throws {Error} when npm cannot install it, in words of what to look at; the same for every scenario that asks
 */
export function installed(name: SetName, say: (line: string) => void): Promise<string> {
  const known = installs.get(name) ?? install(name, say);
  installs.set(name, known);
  return known;
}
