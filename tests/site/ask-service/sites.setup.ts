import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {test as setup} from '@playwright/test';
import {WAYS} from './ways';

// One build at a time, because each uses all processor cores.
setup.describe.configure({mode: 'serial'});

for (const {name, folder, environment} of WAYS) {
  setup(`build the product: ${name}`, () => {
    setup.setTimeout(180_000);
    const {status} = spawnSync('npx', ['docusaurus', 'build', '--out-dir', folder], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      // The generated files of the product's own build must not change.
      env: {
        ...process.env,
        ...environment,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${path.basename(folder)}`,
      },
    });
    setup.expect(status).toBe(0);
  });
}
