import {spawnSync} from 'node:child_process';
import budgets from './budgets.json';

/** `npm run bench:build` measures a production build. It is not a test: on a busy machine the result means little. */
const start = performance.now();
const {status} = spawnSync('npx docusaurus build --out-dir .cache/bench', {
  shell: true,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench'},
});
const seconds = (performance.now() - start) / 1000;
const limit = budgets.build.seconds;
process.stdout.write(`build: ${seconds.toFixed(1)} s (limit ${limit} s)\n`);
process.exitCode = status === 0 && seconds <= limit ? 0 : 1;
