import {execFileSync, spawn} from 'node:child_process';
import {AS_OF} from './packages';

/** What became of a command. */
export interface Outcome {
  /** Its exit code; `null` when it was stopped because it took too long. */
  readonly code: number | null;
  /** What it wrote to both streams, without colours. */
  readonly said: string;
}

/** Variables that a caller leaves behind and that would change what a fresh project does. */
const LEFT_BEHIND =
  /^(npm_(package|lifecycle|command|execpath|node_execpath|config_local_prefix)|INIT_CWD|JEST_|VITEST)/;
const ALONE = new Set(['CI', 'NODE_ENV', 'NODE_OPTIONS', 'NODE_PATH', 'FORCE_COLOR']);

// eslint-disable-next-line no-control-regex -- the escape that begins a colour
const COLOUR = /\u001b\[[0-9;]*[A-Za-z]/g;

let registry: string | undefined;

/**
 * The registry that npm is set up with, for package managers that do not read npm's settings.
 * @returns its address
 */
function registryOfNpm(): string {
  registry ??= execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return registry.trim();
}

/**
 * The environment of a fresh project.
 * @param bins folders of commands, first ones first
 * @param caches where package managers keep what they fetch
 */
export function environment(bins: readonly string[], caches: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !LEFT_BEHIND.test(name) && !ALONE.has(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [...bins, process.env.PATH ?? ''].join(':'),
    NO_COLOR: '1',
    npm_config_before: AS_OF,
    YARN_NPM_REGISTRY_SERVER: registryOfNpm(),
    YARN_CACHE_FOLDER: `${caches}/yarn`,
    YARN_GLOBAL_FOLDER: `${caches}/yarn-global`,
    YARN_ENABLE_TELEMETRY: '0',
    npm_config_store_dir: `${caches}/pnpm`,
    npm_config_cache_dir: `${caches}/pnpm-cache`,
    BUN_INSTALL_CACHE_DIR: `${caches}/bun`,
  };
}

/**
 * Runs a command line, as a reader types it.
 * @param command one or more lines for the shell
 * @param cwd where
 * @param env its environment
 * @param limit milliseconds after which it is stopped, with every process that it started
 */
export function sh(command: string, cwd: string, env: NodeJS.ProcessEnv, limit: number): Promise<Outcome> {
  return new Promise(done => {
    // A process group of its own, so that its children can be stopped with it.
    const child = spawn('sh', ['-c', command], {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
    let said = '';
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, limit);
    const end = (code: number | null) => {
      clearTimeout(timer);
      done({code: stopped ? null : (code ?? 1), said: said.replace(COLOUR, '')});
    };
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', error => {
      said += error.message;
      end(1);
    });
    child.on('close', end);
  });
}
