import {type Log, logOf} from '../../ask-server/log';
import {type Running, startServer} from '../../ask-server/server';
import {settingsOf} from '../../ask-server/settings';
import {siteContent} from '../../ask-server/site-content';
import {builtSite} from './site';
import {ORIGIN} from './reader';

/** A server under test, and the lines of its log. */
interface Started extends Running {
  readonly lines: string[];
}

/**
 * Starts the server on a free port, with a small site.
 * @param environment more settings, as environment variables
 */
export async function started(environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const lines: string[] = [];
  const settings = settingsOf({
    PORT: '0',
    BUILD_DIR: await builtSite(),
    ASK_ORIGINS: ORIGIN,
    ASK_SHUTDOWN_SECONDS: '0',
    ASK_RATE: '10000',
    ...environment,
  });
  const log: Log = logOf(settings, {write: line => lines.push(line)});
  const running = await startServer(settings, await siteContent(settings.BUILD_DIR), log);
  return {...running, lines};
}
