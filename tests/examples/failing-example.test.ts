import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Jest's results of tests that run as a ` ```ts test=fails ` block. */
function verdictsOf(code: string): {title: string; status: string; message: string}[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'failing-example-'));
  const file = path.join(folder, 'a.test.js');
  const results = path.join(folder, 'results.json');
  writeFileSync(file, `const it = failingExample;\n${code}`);
  const setup = ['jest-extended/all', path.join(__dirname, 'jest-setup.cjs')].map(it => require.resolve(it));
  writeFileSync(
    path.join(folder, 'jest.config.json'),
    JSON.stringify({rootDir: folder, setupFilesAfterEnv: setup, transform: {}}),
  );
  try {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    execFileSync(
      process.execPath,
      [jest, '--config', path.join(folder, 'jest.config.json'), '--json', '--outputFile', results],
      {
        cwd: folder,
        stdio: 'ignore',
      },
    );
  } catch {
    // Jest exits with 1 when a test fails, as some must; the results are in its output.
  }
  const {testResults} = jest.requireActual<{
    testResults: {assertionResults: {title: string; status: string; failureMessages: string[]}[]}[];
  }>(results);
  rmSync(folder, {recursive: true});
  return testResults.flatMap(({assertionResults}) =>
    assertionResults.map(({title, status, failureMessages}) => ({title, status, message: failureMessages.join('\n')})),
  );
}

test('is green for a matcher that fails, red for a body that passes or breaks otherwise', () => {
  const verdicts = verdictsOf(`
    it('a failing matcher', () => { expect('a').toBeArray(); });
    it('a failing asynchronous matcher', async () => { await expect(Promise.resolve()).toReject(); });
    it('a passing body', () => { expect([]).toBeArray(); });
    it('a misspelled matcher', () => { expect([]).toBeAray(); });
  `);

  expect(verdicts.map(({status}) => status)).toEqual(['passed', 'passed', 'failed', 'failed']);
  expect(verdicts[2]?.message).toInclude('marked test=fails, but it passes');
  expect(verdicts[3]?.message).toInclude('toBeAray is not a function');
}, 30_000);
