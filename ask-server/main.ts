/** `npm run ask:server`, see README.md in this folder. */
import {logOf} from './log';
import {startServer} from './server';
import {settingsOf} from './settings';
import {siteContent} from './site-content';

async function main(): Promise<void> {
  const settings = settingsOf(process.env);
  const content = await siteContent(settings.BUILD_DIR);
  const log = logOf(settings);
  const server = await startServer(settings, content, log);
  const answers = settings.model ? `${settings.model.name} at ${settings.model.baseUrl}` : 'the docs alone';
  log.info({url: server.url, answers, sections: content.passages.length, origins: settings.ASK_ORIGINS}, 'started');
  const stop = (signal: string) => {
    // A second signal ends the process at once.
    process.once(signal, () => process.exit(1));
    log.info({signal}, 'stopping');
    void server.stop().then(() => log.info({}, 'stopped'));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(signal));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
