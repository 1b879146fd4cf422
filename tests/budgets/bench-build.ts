import {spawnSync} from 'node:child_process';
import budgets from './budgets.json';
import {check} from './measure';

/** `npm run bench -- build` measures a production build. It is not a test: on a busy machine the result means little. */
function main(): void {
  const start = performance.now();
  const {status, stderr} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', '.cache/bench'], {
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-bench'},
  });
  if (status !== 0) throw new Error(stderr);
  const seconds = (performance.now() - start) / 1000;
  check(seconds <= budgets.build.seconds, `${seconds.toFixed(1)} s (at most ${budgets.build.seconds})`);
}

main();
