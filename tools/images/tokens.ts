import {readFileSync} from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, '../../src/css/tokens.css'), 'utf8');

/** The rules of each mode in tokens.css; dark mode has the values of light mode that it does not replace. */
const [light = '', dark = ''] = css.split('@media not print');

const modes = {light: [light], dark: [dark, light]};

/**
 * The value of a token of src/css/tokens.css, e.g. `#8f2d43`. A reference to another token is replaced by its value.
 * @param name its name without `--jx-`, e.g. `accent`
 * @throws {Error} if the mode has no such color
 */
export function readColor(mode: keyof typeof modes, name: string): string {
  const rules = modes[mode].find(rule => rule.includes(`--jx-${name}:`)) ?? '';
  const [, value = '', reference] = new RegExp(`--jx-${name}: (#[\\da-f]+|var\\(--jx-([\\w-]+)\\));`).exec(rules) ?? [];
  if (reference) return readColor(mode, reference);
  if (!value) throw new Error(`src/css/tokens.css has no color --jx-${name} in ${mode} mode.`);
  return value;
}
