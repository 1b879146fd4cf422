import {execFileSync, spawn} from 'node:child_process';
import {stripVTControlCharacters} from 'node:util';
import {AS_OF} from './packages';

/** The result of a command. */
export interface Outcome {
  /** Its exit code, or `null` if it exceeded the time limit. */
  readonly code: number | null;
  /** Its output on both streams, without colors. */
  readonly output: string;
}

/** Environment variables of the caller that would affect a new project. */
const CALLER_VARIABLES =
  /^(?:npm_(?:package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD|JEST_|VITEST|(?:CI|NODE_ENV|NODE_OPTIONS|NODE_PATH|FORCE_COLOR)$)/;

let registry: string | undefined;

/**
 * npm's configured registry, for package managers that do not read npm's settings.
 * @returns its URL
 */
function getNpmRegistry(): string {
  registry ??= execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return registry.trim();
}

/**
 * The environment of a new project.
 * @param bins folders for PATH, in order
 * @param caches folder for the package managers' caches
 */
export function createEnvironment(bins: readonly string[], caches: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !CALLER_VARIABLES.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [...bins, process.env.PATH ?? ''].join(':'),
    NO_COLOR: '1',
    npm_config_before: AS_OF,
    YARN_NPM_REGISTRY_SERVER: getNpmRegistry(),
    YARN_CACHE_FOLDER: `${caches}/yarn`,
    YARN_GLOBAL_FOLDER: `${caches}/yarn-global`,
    YARN_ENABLE_TELEMETRY: '0',
    npm_config_store_dir: `${caches}/pnpm`,
    npm_config_cache_dir: `${caches}/pnpm-cache`,
    BUN_INSTALL_CACHE_DIR: `${caches}/bun`,
  };
}

/**
 * Runs shell commands.
 * @param command one or more lines
 * @param cwd working directory
 * @param env environment variables
 * @param limit time limit in milliseconds, after which it and all its child processes are stopped
 */
export function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv, limit: number): Promise<Outcome> {
  return new Promise(done => {
    // A process group, so that child processes can be stopped too.
    const child = spawn('sh', ['-c', command], {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    let text = '';
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, limit);
    const finish = (code: number | null) => {
      clearTimeout(timer);
      done({code: stopped ? null : (code ?? 1), output: stripVTControlCharacters(text)});
    };
    const append = (chunk: Buffer) => {
      text += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', error => {
      text += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}
