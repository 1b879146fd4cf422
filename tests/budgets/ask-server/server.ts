/** The reference server in its own process. On request it collects garbage and reports its memory. */
import {logOf} from '../../../ask-server/log';
import {startServer} from '../../../ask-server/server';
import {settingsOf} from '../../../ask-server/settings';
import {siteContent} from '../../../ask-server/site-content';
import type {Sample} from './child';

async function main(): Promise<void> {
  const settings = settingsOf(process.env);
  const server = await startServer(settings, await siteContent(settings.BUILD_DIR), logOf(settings));
  process.on('message', () => process.send?.(sample()));
  process.send?.(server.url);
}

/** Memory in bytes. The second collection frees objects that the event loop releases after the first. */
function sample(): Sample {
  globalThis.gc?.();
  globalThis.gc?.();
  const {heapUsed, rss, external} = process.memoryUsage();
  const {user, system} = process.cpuUsage();
  return {heapUsed, rss, external, cpu: (user + system) / 1000};
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
