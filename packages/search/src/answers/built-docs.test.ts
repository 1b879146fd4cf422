import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Section} from '@jest-extended/docs-model/section';
import {createIndexFile} from '../index-file';
import {readBuiltDocs} from './built-docs';
import {FORM} from './sections-file';
import {indexSection} from './testing/index-section';

const sections: readonly Section[] = [
  {
    url: '/docs/matchers/array#tobearray',
    titles: ['Array', '.toBeArray()'],
    parts: [
      {kind: 'text', markdown: 'Passes when the value is an array.'},
      {kind: 'code', language: 'ts', code: 'expect([]).toBeArray();'},
    ],
  },
  {
    url: '/docs/matchers/array#tobearrayofsize',
    titles: ['Array', '.toBeArrayOfSize(size)'],
    parts: [{kind: 'text', markdown: 'Passes when the value is an array with exactly so many elements.'}],
  },
];

let build: string;
beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'built-docs-'));
  await write('search-index.json', createIndexFile(sections.map(indexSection)));
  await write('ask/docs/matchers/array.json', {form: FORM, sections});
});
afterEach(() => rm(build, {recursive: true}));

async function write(name: string, content: unknown): Promise<void> {
  const file = path.join(build, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(content));
}

test('finds the sections of a built site, with their text', async () => {
  const {findSections} = await readBuiltDocs(build);
  expect((await findSections('array of size'))[0]?.url).toBe('/docs/matchers/array#tobearrayofsize');
  expect((await findSections('toBeArray'))[0]).toEqual({
    url: '/docs/matchers/array#tobearray',
    title: '.toBeArray()',
    text: 'Passes when the value is an array.\n\n```ts\nexpect([]).toBeArray();\n```',
  });
});
