import {type ChildProcess, fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {fieldOf} from '../../../src/ask/protocol/json';

/** The server's memory in bytes, and processor time since its start in milliseconds. */
export interface Sample {
  readonly cpu: number;
  readonly heapUsed: number;
  readonly rss: number;
  readonly external: number;
}

/** Starts a file of this folder in a process of its own. */
export const child = (file: string, environment: NodeJS.ProcessEnv = {}): ChildProcess =>
  fork(path.join(__dirname, file), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {...process.env, ...environment},
  });

/** The next message of a process. */
export async function said(from: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await Promise.race([once(from, 'message'), once(from, 'exit').then(() => [undefined])]);
  if (message === undefined) throw new Error('A process ended, see above.');
  return message;
}

/** Asks the server's process for its memory. */
export async function sampleOf(server: ChildProcess): Promise<Sample> {
  const message = said(server);
  server.send('sample');
  const sample = await message;
  const of = (name: keyof Sample) => Number(fieldOf(sample, name));
  return {heapUsed: of('heapUsed'), rss: of('rss'), external: of('external'), cpu: of('cpu')};
}
