/**
 * `npm run images [path of a Chromium]`: writes the icons and the image for shared links, static/img/social-card.png.
 * tests/images.test.ts fails while they differ from the tokens, the name, the tagline or the fonts.
 */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {renderIcons} from './icons';
import {CARD, DIGEST, getDigest, renderCard} from './social-card';

const write = (file: string, content: string | Buffer): Promise<void> =>
  writeFile(path.join(__dirname, '../../static', file), content);

async function main(): Promise<void> {
  for (const [file, text] of Object.entries(renderIcons())) await write(file, text);
  const page = renderCard();
  const browser = await chromium.launch({executablePath: process.argv[2]});
  const tab = await browser.newPage({viewport: {width: 1200, height: 630}});
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  await write(CARD, await tab.screenshot());
  await writeFile(DIGEST, getDigest(page));
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
