import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test as setup} from '@playwright/test';
import {WAYS} from './ways';

// One build after the other: each takes all that the machine has.
setup.describe.configure({mode: 'serial'});

for (const {name, folder, environment} of WAYS) {
  setup(`the product is built so that ${name}`, () => {
    setup.setTimeout(180_000);
    const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', folder], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The product's own build must find its generated files as it left them.
      env: {
        ...process.env,
        ...environment,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${path.basename(folder)}`,
      },
    });
    setup.expect(status).toBe(0);
  });
}
