/**
 * `npm run ask`: builds the site so that it asks the reference server, and serves both until one of them ends.
 * `npm run ask -- --built` uses the existing build.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {logOf} from './log';
import {startServer} from './server';
import {settingsOf} from './settings';
import {siteContent} from './site-content';

const SITE = {host: 'localhost', port: 3000};
const BUILT = '--built';

const docusaurus = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'bin/docusaurus.mjs');

const start = (args: readonly string[], environment: NodeJS.ProcessEnv = process.env): ChildProcess =>
  spawn(process.execPath, [docusaurus, ...args], {stdio: 'inherit', env: environment});

async function main(args: readonly string[]): Promise<void> {
  const unknown = args.filter(arg => arg !== BUILT);
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}\nnpm run ask [-- ${BUILT}]`);
  const origin = `http://${SITE.host}:${SITE.port}`;
  const settings = settingsOf({ASK_ORIGINS: origin, ...process.env});
  const {PORT, BUILD_DIR} = settings;
  if (PORT === 0) throw new Error('PORT must be a fixed port, because the site is built with the server’s address.');
  if (!args.includes(BUILT)) {
    const address = `http://127.0.0.1:${PORT}/chat`;
    const build = start(['build', '--out-dir', BUILD_DIR], {...process.env, ASK_AI_URL: address});
    if ((await codeOf(build)) !== 0) throw new Error('The build failed, see above.');
  }
  const log = logOf(settings);
  const server = await startServer(settings, await siteContent(BUILD_DIR), log);
  log.info({url: server.url, site: origin}, 'started');
  const site = start(['serve', '--no-open', '--host', SITE.host, '--port', `${SITE.port}`, '--dir', BUILD_DIR]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => site.kill(signal));
  const code = await codeOf(site);
  await server.stop();
  process.exitCode = code;
}

/** The exit code of a process; 0 if a signal ended it. */
async function codeOf(child: ChildProcess): Promise<number> {
  await once(child, 'exit');
  return child.exitCode ?? 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
