import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import budgets from './budgets.json';
import {check} from './measure';

/** What a build reads. */
const SOURCES = ['config', 'deploy', 'docs', 'packages', 'plugins', 'src', 'static'].concat([
  'babel.config.js',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
]);

interface Measured {
  readonly seconds: number;
  /** The largest resident set of the build's process, without those that it starts. */
  readonly megabytes: number;
  /** The compressed size of the scripts that every page loads, which have the names of all chunks. */
  readonly bytes: number;
}

/** Prints the largest resident set of a process when it ends. */
const MEMORY = `data:text/javascript,process.on('exit',()=>console.error('peak:'+process.resourceUsage().maxRSS))`;

function build(folder: string): Measured {
  const start = performance.now();
  const {status, stderr} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', '.cache/bench'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench',
      NODE_OPTIONS: `--import=${MEMORY}`,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(stderr);
  const peaks = [...stderr.matchAll(/peak:(\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  return {seconds, megabytes: Math.max(...peaks) / 1024, bytes: countSharedBytes(folder)};
}

function countSharedBytes(folder: string): number {
  const scripts = path.join(folder, '.cache/bench/assets/js');
  const isOfEveryPage = (name: string) => /^(?:main|runtime~main)\..*js$/.test(name);
  const sizes = readdirSync(scripts)
    .filter(isOfEveryPage)
    .map(name => brotliCompressSync(readFileSync(path.join(scripts, name))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A copy of the site. Packages are not copied. */
function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-build-'));
  for (const name of SOURCES) cpSync(name, path.join(folder, name), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function measure(name: string, folder: string): Measured {
  const measured = build(folder);
  const {seconds, megabytes, bytes} = measured;
  console.log(`${name}: ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB, ${bytes} bytes in main.js and runtime`);
  return measured;
}

/**
 * `npm run bench -- build` measures a production build of a copy of the site, the first one and a second one. It is not a
 * test: on a busy machine the result means little.
 */
function main(): void {
  const folder = copySite();
  try {
    const builds = ['build', 'build again'].map(name => measure(name, folder));
    const limit = budgets.build.seconds;
    check(Math.max(...builds.map(({seconds}) => seconds)) <= limit, `each within ${limit} s`);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

main();
