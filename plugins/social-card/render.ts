/**
 * `npm run social-card [path of a Chromium]`: renders static/img/social-card.png, the image for shared links. Run it
 * after a change to the name, tagline, logo or palette, and commit the image.
 */
import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {chromium} from '@playwright/test';
import {fontFiles} from '../../config/fonts';
import {site} from '../../config/site';
import {groups} from '../../src/catalogue';

const files = resolve(__dirname, '../../static');

/** A file in static/ as a data URL. */
const inline = async (path: string, type: string) =>
  `data:${type};base64,${(await readFile(join(files, path))).toString('base64')}`;

const notations = groups.slice(0, 8).map(group => group.notation);

const card = (notation: string, place: number) =>
  `<span class="card" style="rotate: ${(place - (notations.length - 1) / 2) * 7}deg">${notation}</span>`;

/** The image as a page of 1200 × 630 pixels. */
const page = async () => `<!doctype html>
<style>
  @font-face { font-family: Text; src: url(${await inline(fontFiles.text, 'font/woff2')}); font-weight: 400 700 }
  @font-face { font-family: Code; src: url(${await inline(fontFiles.code, 'font/woff2')}); font-weight: 400 700 }
  body { background: #151013; color: #fff8fa; font-family: Text; margin: 0; overflow: hidden; padding: 80px 88px }
  img { height: 72px }
  h1 { font-size: 128px; font-weight: 640; letter-spacing: -0.045em; line-height: 1; margin: 28px 0 20px }
  p { color: #b9a8ae; font-size: 40px; font-weight: 600; letter-spacing: -0.02em; margin: 0 }
  .card {
    background: #1f171b; border: 2px solid #5a464f; border-radius: 18px; color: #f29ab0; font: 700 26px Code;
    height: 308px; left: 490px; padding: 14px 18px; position: absolute; top: 420px;
    transform-origin: 50% 900px; white-space: pre; width: 220px; box-sizing: border-box;
  }
</style>
<img src="${await inline('img/logo-dark.svg', 'image/svg+xml')}" alt="">
<h1>${site.title}</h1>
<p>${site.tagline}</p>
${notations.map(card).join('')}`;

async function main() {
  const browser = await chromium.launch({executablePath: process.argv[2]});
  const tab = await browser.newPage({viewport: {width: 1200, height: 630}});
  await tab.setContent(await page());
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({path: join(files, 'img/social-card.png')});
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
