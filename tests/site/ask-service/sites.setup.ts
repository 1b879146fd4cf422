import {spawnSync} from 'node:child_process';
import {expect, test as setup} from '@playwright/test';
import {endpoint, ENDPOINT_BUILD} from './ways';

setup('build the product for a separate server', () => {
  setup.setTimeout(180_000);
  const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', ENDPOINT_BUILD], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The generated files of the product's own build must not change.
    env: {...process.env, ASK_AI_URL: endpoint.address, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-endpoint'},
  });
  expect(status).toBe(0);
});
