import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileOf, FOLDER, FORM, pageOf, type Passage, type PassagesFile} from '../../src/ask/passage';
import {sectionOf} from '../../src/ask/testing/content';
import {packed} from '../../src/search/index-file';

/** A few sections like those of the docs. */
const passages: readonly Passage[] = [
  {
    url: '/docs/matchers/toBeNil#tobenil',
    titles: ['toBeNil', '.toBeNil()'],
    parts: [
      {kind: 'text', markdown: 'Passes when the value is `null` or `undefined`.'},
      {
        kind: 'code',
        language: 'ts',
        code: "test('nil', () => expect(null).toBeNil());",
        marks: {verdict: 'passes', shows: 'example'},
      },
    ],
  },
  {
    url: '/docs/matchers/array#tobearray',
    titles: ['Array', '.toBeArray()'],
    parts: [
      {kind: 'text', markdown: 'Passes when the value is an array, see [MDN](https://developer.mozilla.org/Array).'},
    ],
  },
  {
    url: '/docs/matchers/array#tobearrayofsize',
    titles: ['Array', '.toBeArrayOfSize(size)'],
    parts: [{kind: 'text', markdown: 'Passes when the value is an array with exactly so many elements.'}],
  },
  {
    url: '/docs/getting-started/setup#jest',
    titles: ['Setup', 'With Jest'],
    parts: [{kind: 'text', markdown: 'Name the library in `setupFilesAfterEnv` of the configuration.'}],
  },
];

/** The file with the passages of a page. */
const textOf = (page: string): string =>
  JSON.stringify({
    form: FORM,
    passages: passages.filter(passage => pageOf(passage) === page),
  } satisfies PassagesFile);

/** The files of a small built site that the server reads; `changed` replaces the text of some. */
export async function builtSite(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const files: Readonly<Record<string, string>> = {
    'assets/search/index-0a1b2c3d.json': JSON.stringify(packed(passages.map(sectionOf))),
    ...Object.fromEntries(
      passages.map(passage => pageOf(passage)).map(page => [`${FOLDER}/${fileOf(page)}`, textOf(page)]),
    ),
    ...changed,
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'ask-server-'));
  for (const [name, text] of Object.entries(files)) {
    if (text === '') continue;
    await mkdir(path.dirname(path.join(folder, name)), {recursive: true});
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}
