import {loadavg} from 'node:os';
import {readerOf, receivedOf} from '../../ask-server/reader';
import {questionSets} from '../ask/questions';
import {check, percentile, run} from '../measure';
import {INVENTED} from './answer';
import {attack} from './attack';
import {child, said, type Sample, sampleOf} from './child';
import budget from './load.json';

/** A complete answer. Times in milliseconds. */
interface Stream {
  readonly first: number;
  readonly whole: number;
  readonly isModel: boolean;
}

/** Number of answers per reader before measuring, since memory grows until all code and buffers are loaded. */
const WARM_UP = 3;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Asks a question and reads the answer. @throws {Error} if it is incomplete or contains forbidden parts */
async function stream(reader: ReturnType<typeof readerOf>, question: string): Promise<Stream> {
  const start = performance.now();
  const response = await reader.start([question]);
  const body = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, first] = ['', NaN];
  for (;;) {
    const {done, value} = (await body?.read()) ?? {done: true};
    if (done) break;
    text += decoder.decode(value, {stream: true});
    if (Number.isNaN(first) && text.includes('text-delta')) first = performance.now() - start;
  }
  const answer = receivedOf(response.status, text);
  if (
    answer.status !== 200 ||
    !answer.isWhole ||
    answer.error !== undefined ||
    answer.text === '' ||
    INVENTED.test(answer.text)
  )
    throw new Error(
      `${answer.status} ${answer.error ?? ''} ${answer.isWhole ? 'whole' : 'not whole'}: ${answer.text || text}`,
    );
  return {first, whole: performance.now() - start, isModel: answer.text.includes('That is the end')};
}

const MB = 1024 * 1024;
const rowOf = ({heapUsed, external, rss, cpu}: Sample) => ({
  'heap, MB': Number((heapUsed / MB).toFixed(1)),
  'external, MB': Number((external / MB).toFixed(1)),
  'RSS, MB': Math.round(rss / MB),
  'processor, s': Math.round(cpu / 1000),
});

/**
 * Puts the reference server under load: simultaneous readers who ask again after each answer, and a fake model. Server,
 * model and readers are separate processes. Memory is measured after garbage collection, under load. Then a server with
 * its default limits is attacked. Run `npm run build`, then `npm run bench:ask-server`; pass another duration in seconds
 * after `--`.
 */
async function main(): Promise<void> {
  const seconds = Number(process.argv[2] ?? budget.seconds);
  const model = child('model.ts');
  const server = child('server.ts', {
    PORT: '0',
    OPENAI_BASE_URL: String(await said(model)),
    OPENAI_MODEL: 'stand-in',
    ASK_ORIGINS: 'https://docs.example.org',
    // All readers have the same address.
    ASK_RATE: '1000000',
    ASK_CLIENT_DAY: '1000000',
    ASK_CLIENT_STREAMS: String(budget.streams + 50),
    // A connection is released a moment after the reader has received everything.
    ASK_STREAMS: String(budget.streams + 50),
    // On an overloaded machine the model may time out.
    ASK_SILENCE_SECONDS: '60',
    ASK_SLOW_SECONDS: '60',
    ASK_LOG_LEVEL: 'error',
  });
  const url = String(await said(server));
  const questions = questionSets.tuned.answered.flatMap(({ask}) => (ask.length === 1 ? ask : []));
  const [done, failed]: [Stream[], string[]] = [[], []];
  let [isOver, going, most] = [false, 0, 0];
  const reading = async (number: number): Promise<void> => {
    const reader = readerOf(url);
    // Staggered, because otherwise the readers would stay synchronized.
    await pause(20 * number);
    for (let at = number; !isOver; at++) {
      most = Math.max(most, ++going);
      await stream(reader, questions[at % questions.length] ?? '').then(
        one => done.push(one),
        (error: unknown) => failed.push(String(error)),
      );
      going--;
    }
  };
  const idle = await sampleOf(server);
  const readers = Array.from({length: budget.streams}, (_, number) => reading(number));
  while (done.length + failed.length < WARM_UP * budget.streams) await pause(100);
  const warm = await sampleOf(server);
  await pause((1000 * seconds) / 2);
  const middle = await sampleOf(server);
  await pause((1000 * seconds) / 2);
  const end = await sampleOf(server);
  const load = loadavg()[0] ?? NaN;
  isOver = true;
  await Promise.all(readers);
  const after = await sampleOf(server);
  server.kill();
  model.kill();

  console.log(
    `${budget.streams} readers for ${seconds} s after ${WARM_UP} answers each; load of the machine ${load.toFixed(1)}`,
  );
  console.log(`at once at the most: ${most}`);
  console.log(`answers: ${done.length}, ${done.filter(({isModel}) => isModel).length} of them the model's`);
  console.log(`failed: ${failed.length}`);
  console.log(`the server’s processor time per answer: ${((after.cpu - idle.cpu) / done.length).toFixed(0)} ms`);
  for (const what of ['first', 'whole'] as const) {
    const times = done.filter(({isModel}) => isModel).map(one => one[what]);
    console.log(
      `${what}: ${[0.5, 0.95, 1].map(share => percentile(times, share).toFixed()).join(' / ')} ms (median, p95, most)`,
    );
  }
  const samples = Object.entries({idle, warm, middle, end, after});
  console.table(Object.fromEntries(samples.map(([when, sample]) => [when, rowOf(sample)])));
  const heap = (end.heapUsed - warm.heapUsed) / MB;
  const rss = (end.rss - warm.rss) / MB;
  check(failed.length === 0, `no failed stream ${failed[0] ?? ''}`);
  check(most === budget.streams, `${budget.streams} at once`);
  check(heap <= budget.heapGrowthMB, `heap grew by ${heap.toFixed(1)} MB (at most ${budget.heapGrowthMB})`);
  check(rss <= budget.rssGrowthMB, `RSS grew by ${rss.toFixed(1)} MB (at most ${budget.rssGrowthMB})`);
  await attack();
}

run(main);
