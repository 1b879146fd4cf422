import {readFileSync} from 'node:fs';
import bundler from '.';

test.each([
  ['browser', false],
  ['server', true],
])('the theme module that loads Prism on every page is left out of the bundle for the %s', (_, isServer) => {
  const {alias} = bundler().configureWebpack({}, isServer).resolve;
  const left = Object.entries(alias).map(([file, replacement]) => ({text: readFileSync(file, 'utf8'), replacement}));

  expect(left).toEqual([
    {text: expect.stringContaining("import { Prism } from 'prism-react-renderer'"), replacement: false},
  ]);
});
