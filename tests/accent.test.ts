import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {read} from './host-files';

test('the accent of each mode is written once in src/css/tokens.css, in the icons, and nowhere else', () => {
  const [, light = ''] = /--jx-accent: (#\w+);/.exec(read('src/css/tokens.css')) ?? [];
  const [, dark = ''] = /--jx-night-accent: (#\w+);/.exec(read('src/css/tokens.css')) ?? [];
  const search = (color: string): string[] =>
    execFileSync('git', ['grep', '--ignore-case', '--count', color, '--', ':!tests'], {
      cwd: path.join(__dirname, '..'),
      encoding: 'utf8',
    })
      .trim()
      .split('\n');

  expect(search(light)).toEqual(['src/css/tokens.css:1', 'static/img/favicon.svg:1', 'static/img/logo.svg:2']);
  expect(search(dark)).toEqual(['src/css/tokens.css:1', 'static/img/favicon.svg:1', 'static/img/logo-dark.svg:2']);
});
