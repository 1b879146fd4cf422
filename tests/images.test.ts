import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {renderIcons} from '../tools/images/icons';
import {DIGEST, getDigest, renderCard} from '../tools/images/social-card';
import {readColor} from '../tools/images/tokens';

const root = path.join(__dirname, '..');

test('the icons have the colors of src/css/tokens.css; if not, run `npm run images`', () => {
  for (const [file, text] of Object.entries(renderIcons()))
    expect({file, text: readFileSync(path.join(root, 'static', file), 'utf8')}).toEqual({file, text});
});

test('the social card is made from the current colors, name, tagline and fonts; if not, run `npm run images`', () => {
  expect(readFileSync(DIGEST, 'utf8')).toBe(getDigest(renderCard()));
});

test('the accent of each mode is written once, in src/css/tokens.css', () => {
  const accents = [readColor('light', 'accent'), readColor('dark', 'accent')];
  const uses = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('.css'))
    .flatMap(file =>
      readFileSync(path.join(root, 'src', file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (accents.some(accent => line.includes(accent)) ? `src/${file}:${index + 1}` : [])),
    );

  expect(uses).toSatisfyAll((use: string) => use.startsWith('src/css/tokens.css:'));
  expect(uses).toBeArrayOfSize(accents.length);
});
