import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A folder in which update-notifier finds that a newer Docusaurus was released. */
function configHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'config-'));
  const folder = path.join(home, 'configstore/update-notifier-@docusaurus');
  mkdirSync(folder, {recursive: true});
  const update = {latest: '99.0.0', current: '3.9.2', type: 'major', name: '@docusaurus/core'};
  writeFileSync(path.join(folder, 'core.json'), JSON.stringify({optOut: false, lastUpdateCheck: Date.now(), update}));
  return home;
}

test.each(['start', 'build'])('npm run %s prints no banner about newer versions', script => {
  const env = {...process.env, XDG_CONFIG_HOME: configHome()};
  // In these environments update-notifier is off anyway.
  for (const name of ['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'RUN_ID', 'NODE_ENV']) {
    Reflect.deleteProperty(env, name);
  }
  const {stdout, stderr, status} = spawnSync(`npm run ${script} -- --help`, {env, shell: true, encoding: 'utf8'});

  expect({status, stderr}).toMatchObject({status: 0});
  expect(stdout).toContain(`docusaurus ${script}`);
  expect(stdout).not.toContain('Update available');
});
