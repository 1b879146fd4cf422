import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {groups} from '@jest-extended/catalogue';
import {fontFiles} from '../../config/fonts';
import {site} from '../../config/site';
import {renderIcons} from './icons';
import {readColor} from './tokens';

/** The file of the image, in static/. */
export const CARD = 'img/social-card.png';

const dataUrl = (type: string, content: Buffer): string => `data:${type};base64,${content.toString('base64')}`;

const font = (file: string): string => dataUrl('font/woff2', readFileSync(path.join(__dirname, '../../static', file)));

const color = (name: string): string => readColor('dark', name);

const notations = groups.slice(0, 8).map(group => group.notation);

const card = (notation: string, place: number): string =>
  `<span class="card" style="rotate: ${(place - (notations.length - 1) / 2) * 7}deg">${notation}</span>`;

/** @returns the image for shared links, as a page of 1200 × 630 pixels */
export const renderCard = (): string => `<!doctype html>
<style>
  @font-face { font-family: Text; src: url(${font(fontFiles.text)}); font-weight: 400 700 }
  @font-face { font-family: Code; src: url(${font(fontFiles.code)}); font-weight: 400 700 }
  body {
    background: ${color('paper')}; color: ${color('heading')}; font-family: Text; margin: 0; overflow: hidden;
    padding: 80px 88px;
  }
  img { height: 72px }
  h1 { font-size: 128px; font-weight: 640; letter-spacing: -0.045em; line-height: 1; margin: 28px 0 20px }
  p { color: ${color('muted')}; font-size: 40px; font-weight: 600; letter-spacing: -0.02em; margin: 0 }
  .card {
    background: ${color('surface')}; border: 2px solid ${color('line-strong')}; border-radius: 18px;
    color: ${color('accent')}; font: 700 26px Code; height: 308px; left: 490px; padding: 14px 18px; position: absolute;
    top: 420px; transform-origin: 50% 900px; white-space: pre; width: 220px; box-sizing: border-box;
  }
</style>
<img src="${dataUrl('image/svg+xml', Buffer.from(renderIcons()['img/logo-dark.svg'] ?? ''))}" alt="">
<h1>${site.title}</h1>
<p>${site.tagline}</p>
${notations.map(card).join('')}`;

/** The file with the digest of the page that the image was made from. Two renderings of one page differ by browser. */
export const DIGEST = path.join(__dirname, 'social-card.sha256');

export const getDigest = (html: string): string => createHash('sha256').update(html).digest('hex');
