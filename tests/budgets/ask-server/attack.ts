import {modelServer} from '../../ask-server/model-server';
import {conversation, ORIGIN, readerOf} from '../../ask-server/reader';
import {check} from '../measure';
import {child, said, sampleOf} from './child';
import budget from './load.json';

const QUESTION = 'what is toBeNil';
const MB = 1024 * 1024;

/** Two clients, behind a proxy that the server trusts. */
const ATTACKER = {'x-forwarded-for': '198.51.100.1'};
const OTHER = {'x-forwarded-for': '198.51.100.2'};

async function* withoutEnd() {
  for (;;) {
    yield 'Nil [S1]. ';
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Attacks a server with its default limits: one client tries to use all of it, while another one asks. */
export async function attack(): Promise<void> {
  const model = await modelServer(() => ({pieces: withoutEnd()}));
  const server = child('server.ts', {
    PORT: '0',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'stand-in',
    ASK_ORIGINS: ORIGIN,
    ASK_TRUSTED_PROXIES: 'loopback',
    ASK_LOG_LEVEL: 'error',
  });
  const url = String(await said(server));
  const [attacker, other] = [readerOf(url, ATTACKER), readerOf(url, OTHER)];
  const before = await sampleOf(server);

  // The first question gets the token for the others.
  const held = [await attacker.start([QUESTION])];
  held.push(...(await Promise.all(Array.from({length: 69}, () => attacker.start([QUESTION])))));
  const statuses = held.map(({status}) => status);
  const open = statuses.filter(status => status === 200).length;
  check(open > 0 && open <= budget.clientStreams, `one client holds ${open} answers (at most ${budget.clientStreams})`);
  check(
    statuses.every(status => status === 200 || status === 429),
    'the others of its 70 questions are refused',
  );
  const start = performance.now();
  const answer = await other.start([QUESTION]);
  const waited = performance.now() - start;
  check(answer.status === 200, 'another client is answered meanwhile');
  check(waited <= budget.waitMs, `it waits ${waited.toFixed()} ms (at most ${budget.waitMs})`);
  await Promise.all([...held, answer].map(response => response.body?.cancel()));

  const authorization = `TOKEN ${await other.token()}`;
  const send = async (body: string): Promise<{status: number; bytes: number; ms: number}> => {
    const from = performance.now();
    const response = await other.post('', {headers: {authorization}, body});
    const reader = response.body?.getReader();
    // An answer has no end, so only its first bytes are read.
    const bytes = response.status === 200 ? 0 : ((await reader?.read())?.value?.length ?? 0);
    await reader?.cancel();
    return {status: response.status, bytes, ms: performance.now() - from};
  };
  const [message] = conversation(QUESTION).messages;
  const longId = await send(JSON.stringify({messages: [{...message, id: 'a'.repeat(400_000)}]}));
  check(
    longId.status === 413 && longId.bytes < 1000,
    `an id of 400 kB gets ${longId.status} and ${longId.bytes} bytes`,
  );
  const nested = await send(`{"messages":${'['.repeat(200_000)}`);
  check(nested.status === 400, `200,000 brackets get ${nested.status}`);
  const long = [];
  for (let at = 0; at < 30; at++)
    long.push(await send(JSON.stringify(conversation(`${'is it nil or '.repeat(153)}${at}`))));
  const slowest = Math.max(...long.map(({ms}) => ms));
  check(slowest <= budget.waitMs, `of 30 questions with 2,000 characters the slowest takes ${slowest.toFixed()} ms`);
  const large = 'a'.repeat(600_000);
  const bodies = await Promise.all(Array.from({length: 300}, () => send(large).catch(() => ({status: 413}))));
  check(
    bodies.every(({status}) => status === 413 || status === 429),
    '300 bodies of 600 kB at once are refused',
  );

  const growth = ((await sampleOf(server)).rss - before.rss) / MB;
  check(growth <= budget.attackRssGrowthMB, `RSS grew by ${growth.toFixed()} MB (at most ${budget.attackRssGrowthMB})`);
  server.kill();
  await model.close();
}
