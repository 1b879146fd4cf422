import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isInRepository} from './git';

test('a folder is in a repository, or not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'git-'));
  expect(isInRepository(folder)).toBe(false);
  spawnSync('git', ['init', folder]);
  expect(isInRepository(folder)).toBe(true);
  rmSync(folder, {recursive: true});
});
