/**
 * `npx tsx tools/fonts/subset.ts`: reduces the two web fonts to the glyphs that the site uses and writes them to
 * static/fonts. Run it after updating the font packages or changing the characters below, and commit the results.
 */
import {copyFile, readFile, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import subsetFont from 'subset-font';
import {fontFiles} from '../../config/fonts';

const root = resolve(__dirname, '../..');
const packages = join(root, 'node_modules/@fontsource-variable');

const ascii = Array.from({length: 0x7f - 0x20}, (_, place) => String.fromCharCode(0x20 + place)).join('');
const typography = '–—‘’“”…©×·';

interface Cut {
  /** The package in @fontsource-variable, and its file. */
  package: string;
  source: string;
  /** Path of the result in static/. */
  target: string;
  axes: Record<string, number | {min: number; max: number}>;
  features: string[];
}

const cuts: readonly Cut[] = [
  {
    // With optical sizes: large headings have the shapes of Inter Display.
    package: 'inter',
    source: 'inter-latin-opsz-normal.woff2',
    target: fontFiles.text,
    axes: {wght: {min: 400, max: 700}},
    features: ['kern', 'mark', 'mkmk', 'locl', 'ccmp'],
  },
  {
    // No ligatures: in documentation `=>` and `!==` look the way the reader types them.
    package: 'jetbrains-mono',
    source: 'jetbrains-mono-latin-wght-normal.woff2',
    target: fontFiles.code,
    axes: {wght: {min: 400, max: 700}},
    features: [],
  },
];

async function main() {
  for (const cut of cuts) {
    const font = await readFile(join(packages, cut.package, 'files', cut.source));
    const subset = await subsetFont(font, ascii + typography, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      keepFeatures: cut.features,
      noLayoutClosure: true,
      noHinting: true,
    });
    const target = join(root, 'static', cut.target);
    await writeFile(target, subset);
    await copyFile(join(packages, cut.package, 'LICENSE'), target.replace(/\.woff2$/, '.LICENSE.txt'));
    process.stdout.write(`${cut.target}: ${subset.length} bytes\n`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
