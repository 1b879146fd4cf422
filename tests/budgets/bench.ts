/**
 * `npm run bench -- <name>` runs a benchmark of the list below, and passes it all further arguments. Without a name it
 * lists them. None is a test: times are meaningful only on a quiet machine.
 */
interface Benchmark {
  readonly measures: string;
  readonly run: () => Promise<unknown>;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  ask: {
    measures: 'how many questions have a right section among the three cards of the answer, on the built site',
    run: () => import('./ask/bench'),
  },
  search: {
    measures: 'the quality, size and speed of the search, on the built site',
    run: () => import('./search/bench'),
  },
};

async function main(): Promise<void> {
  // A benchmark reads its arguments as if it had been started alone.
  const [name] = process.argv.splice(2, 1);
  if (name !== undefined && Object.hasOwn(benchmarks, name)) return void (await benchmarks[name]?.run());
  if (name !== undefined) console.error(`No benchmark is named "${name}".`);
  console.error('npm run bench -- <name>');
  for (const [each, {measures}] of Object.entries(benchmarks)) console.error(`  ${each.padEnd(12)}${measures}`);
  process.exitCode = name === undefined ? 0 : 1;
}

void main();
