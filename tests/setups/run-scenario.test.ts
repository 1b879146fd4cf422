import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runScenario} from './run-scenario';
import {block, inline} from './references';
import type {Scenario} from './scenario';
import {runCommand} from './shell';
import {containsText, pinVersions} from './text';

describe('the expected output of a command', () => {
  test('may be wrapped', () => {
    expect(containsText('Tests:   1 passed,\n  1 total', 'Tests: 1 passed, 1 total')).toBeTrue();
  });

  test('may contain an ellipsis for any text, but in the same order', () => {
    expect(containsText('cannot load /a/b.js (1:2)', 'cannot load …/b.js')).toBeTrue();
    expect(containsText('b.js: cannot load', 'cannot load … b.js')).toBeFalse();
  });

  test('is not a pattern', () => {
    expect(containsText('a(b)c', 'a(b)c')).toBeTrue();
    expect(containsText('axc', 'a.c')).toBeFalse();
  });
});

describe('exact versions', () => {
  const pins = {jest: '30.5.2', '@types/jest': '30.0.0', typescript: '5.9.3'};

  test('are added to names', () => {
    expect(pinVersions('npm install --save-dev jest @types/jest jest-extended', pins)).toBe(
      'npm install --save-dev jest@30.5.2 @types/jest@30.0.0 jest-extended',
    );
  });

  test('replace a version that they belong to', () => {
    expect(pinVersions('yarn add typescript@5.9', pins)).toBe('yarn add typescript@5.9.3');
    expect(() => pinVersions('yarn add typescript@5.8', pins)).toThrow('names typescript@5.8');
  });
});

test('a command that hangs is stopped, with its child processes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'setups-'));
  const {code, output} = await runCommand('echo begun; sleep 100 & sleep 100', folder, {PATH: process.env.PATH}, 3_000);
  rmSync(folder, {recursive: true});
  expect(code).toBeNull();
  expect(output).toBe('begun\n');
});

describe('a scenario', () => {
  const scenario: Scenario = {
    name: 'a test of the tests',
    section: 'setup#jest-commonjs',
    sets: [],
    startsEmpty: true,
    files: {'jest.config.js': block('setup#jest-commonjs', 'jest.config.js')},
    steps: [],
  };
  const wrong = async (steps: Scenario['steps']) => {
    const said = await runScenario({...scenario, steps}, [], () => undefined);
    const kept = /kept in (.*)$/.exec(said ?? '')?.[1];
    if (kept !== undefined) {
      expect(existsSync(path.join(kept, 'jest.config.js'))).toBeTrue();
      rmSync(kept, {recursive: true});
    }
    return said;
  };

  test('passes if the page is right', async () => {
    expect(await wrong([{run: 'cat jest.config.js', output: ["['jest-extended/all']"]}])).toBeUndefined();
  });

  test('reports page, line and command if the exit code differs', async () => {
    expect(await wrong([{run: 'exit 3'}])).toMatch(
      /^docs\/getting-started\/setup\.mdx:\d+: \$ exit 3\nThe command should succeed, but its exit code is 3/,
    );
    expect(await wrong([{run: 'true', fails: true}])).toInclude('should fail, but its exit code is 0');
  });

  test('reports missing output', async () => {
    const output = [inline('setup#jest-package-json', 'Multiple configurations found')];
    expect(await wrong([{run: 'echo fine', output}])).toInclude(
      'The output should contain\n  Multiple configurations found. Its output:\nfine',
    );
  });

  test('reports a file with different content', async () => {
    expect(await wrong([{file: 'package.json', content: '{}'}])).toInclude(
      'package.json should contain\n{}\nbut contains',
    );
  });

  test('reports a block that no longer exists, with its section', async () => {
    expect(await wrong([{run: block('setup#jest-commonjs', 'gone.js')}])).toMatch(
      /^docs\/getting-started\/setup\.mdx:\d+: the section {#jest-commonjs} has no block "gone\.js" number 1$/,
    );
  });
});
