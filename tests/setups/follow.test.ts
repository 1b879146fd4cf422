/** @jest-environment node */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {follow} from './follow';
import {block, inline} from './references';
import type {Scenario} from './scenario';
import {sh} from './shell';
import {holds, pinned} from './words';

describe('what a command has to say', () => {
  test('may be wrapped', () => {
    expect(holds('Tests:   1 passed,\n  1 total', 'Tests: 1 passed, 1 total')).toBeTrue();
  });

  test('may leave out what stands at an ellipsis, in this order only', () => {
    expect(holds('cannot load /a/b.js (1:2)', 'cannot load …/b.js')).toBeTrue();
    expect(holds('b.js: cannot load', 'cannot load … b.js')).toBeFalse();
  });

  test('is no pattern', () => {
    expect(holds('a(b)c', 'a(b)c')).toBeTrue();
    expect(holds('axc', 'a.c')).toBeFalse();
  });
});

describe('exact versions', () => {
  const pins = {jest: '30.5.2', '@types/jest': '30.0.0', typescript: '5.9.3'};

  test('are put behind names', () => {
    expect(pinned('npm install --save-dev jest @types/jest jest-extended', pins)).toBe(
      'npm install --save-dev jest@30.5.2 @types/jest@30.0.0 jest-extended',
    );
  });

  test('take the place of a version that they belong to', () => {
    expect(pinned('yarn add typescript@5.9', pins)).toBe('yarn add typescript@5.9.3');
    expect(() => pinned('yarn add typescript@5.8', pins)).toThrow('asks for typescript@5.8');
  });
});

test('a command that hangs is stopped, with what it started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'setups-'));
  const {code, said} = await sh('echo begun; sleep 100 & sleep 100', folder, {PATH: process.env.PATH}, 300);
  rmSync(folder, {recursive: true});
  expect(code).toBeNull();
  expect(said).toBe('begun\n');
});

describe('a scenario', () => {
  const scenario: Scenario = {
    name: 'a test of the tests',
    at: 'setup#jest-commonjs',
    with: [],
    bare: true,
    files: {'jest.config.js': block('setup#jest-commonjs', 'jest.config.js')},
    steps: [],
  };
  const wrong = async (steps: Scenario['steps']) => {
    const said = await follow({...scenario, steps}, [], () => undefined);
    const kept = /kept in (.*)$/.exec(said ?? '')?.[1];
    if (kept !== undefined) {
      expect(existsSync(path.join(kept, 'jest.config.js'))).toBeTrue();
      rmSync(kept, {recursive: true});
    }
    return said;
  };

  test('holds what the page says', async () => {
    expect(await wrong([{run: 'cat jest.config.js', ends: 'well', says: ["['jest-extended/all']"]}])).toBeUndefined();
  });

  test('tells page, line and command of what ends otherwise', async () => {
    expect(await wrong([{run: 'exit 3', ends: 'well'}])).toMatch(
      /^docs\/getting-started\/setup\.mdx:\d+: \$ exit 3\nshould have ended well, and exited with 3/,
    );
    expect(await wrong([{run: 'true', ends: 'badly'}])).toInclude('should have ended badly, and exited with 0');
  });

  test('tells what was not said', async () => {
    const says = [inline('setup#jest-package-json', 'Multiple configurations found')];
    expect(await wrong([{run: 'echo fine', ends: 'well', says}])).toInclude(
      'should have said\n  Multiple configurations found; it said:\nfine',
    );
  });

  test('tells of a file that says something else', async () => {
    expect(await wrong([{file: 'package.json', is: '{}'}])).toInclude('package.json should say\n{}\nand says');
  });

  test('tells of a block that is gone, by the section', async () => {
    expect(await wrong([{run: block('setup#jest-commonjs', 'gone.js'), ends: 'well'}])).toMatch(
      /^docs\/getting-started\/setup\.mdx:\d+: the section {#jest-commonjs} has no block "gone\.js" number 1$/,
    );
  });
});
