import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {settings} from '@jest-extended/search/algolia/settings';
import {INDEX_FILE, createIndexFile} from '@jest-extended/search/index-file';
import {createIndexedSection} from '@jest-extended/search/testing/create-section';
import {site} from '../config/site';
import {searchRecords} from '../tools/search-records/command';
import {algoliaServer, type Seen} from './algolia-server';

const adminKey = 'admin-key';
const environment = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: adminKey};

/** The search index of a page with its beginning and two headings. */
const index = JSON.stringify(
  createIndexFile(
    ['', '#tobearray', '#tobearrayofsize'].map(anchor =>
      createIndexedSection({
        url: `/docs/array${anchor}`,
        titles: ['Matchers', 'Array', ...(anchor && [anchor])],
        prose: `About ${anchor || 'arrays'}.`,
      }),
    ),
  ),
);

let server: Awaited<ReturnType<typeof algoliaServer>>;
let folder: string;
let said: string[];

beforeEach(async () => {
  server = await algoliaServer(adminKey);
  folder = await mkdtemp(path.join(tmpdir(), 'records-'));
  said = [];
  await mkdir(path.join(folder, 'build'));
  await writeFile(path.join(folder, 'build', INDEX_FILE), index);
});

afterEach(async () => {
  await server.close();
  await rm(folder, {recursive: true});
});

const file = () => path.join(folder, 'out/records.json');

const runCommand = (args: string[], more: Partial<Parameters<typeof searchRecords>[0]> = {}) =>
  searchRecords({
    args,
    environment,
    from: path.join(folder, 'build'),
    to: file(),
    say: line => said.push(line),
    hosts: server.hosts,
    ...more,
  });

const records = async (): Promise<unknown[]> => JSON.parse(await readFile(file(), 'utf8'));

test('without --push it writes the records and sends nothing', async () => {
  await runCommand([]);

  expect(server.seen).toEqual([]);
  expect(said).toEqual([expect.toStartWith('6 records of 1 pages'), expect.toInclude('Nothing was sent')]);
  expect(await records()).toIncludeAllPartialMembers([
    {
      objectID: '/docs/array#tobearray',
      type: 'lvl2',
      url: `${site.url}/docs/array#tobearray`,
      url_without_anchor: `${site.url}/docs/array`,
      anchor: 'tobearray',
      content: null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    },
    {objectID: '/docs/array#tobearray-content', type: 'content', content: 'About #tobearray.'},
    {objectID: '/docs/array', type: 'lvl1', anchor: null},
  ]);
});

test('a push replaces settings and records', async () => {
  server.indices.set('jest-extended', {
    settings: 'old',
    records: new Map([['gone', {objectID: 'gone'}]]),
  });

  await runCommand(['--push']);

  expect([...server.indices.keys()]).toEqual(['jest-extended']);
  expect(server.indices.get('jest-extended')?.settings).toEqual(settings);
  expect(said.at(-1)).toBe('"jest-extended" has 6 records.');

  expect([...(server.indices.get('jest-extended')?.records.keys() ?? [])]).toIncludeSameMembers([
    '/docs/array',
    '/docs/array-content',
    '/docs/array#tobearray',
    '/docs/array#tobearray-content',
    '/docs/array#tobearrayofsize',
    '/docs/array#tobearrayofsize-content',
  ]);
});

test('uses the index that the environment names', async () => {
  await runCommand(['--push'], {environment: {...environment, ALGOLIA_INDEX_NAME: 'other'}});

  expect([...server.indices.keys()]).toEqual(['other']);
});

test.each<[string, (request: Seen) => boolean, number]>([
  ['the settings are refused', ({method}) => method === 'PUT', 400],
  ['the records are refused', ({path: to}) => to.endsWith('/batch'), 400],
  ['the connection fails', ({path: to}) => to.endsWith('/batch'), 0],
  ['the last step is refused', ({body}) => JSON.stringify(body).includes('"move"'), 400],
])('when %s, the old records are unchanged and the command reports the reason', async (_, refused, status) => {
  const records = new Map([['kept', {objectID: 'kept'}]]);
  server.indices.set('jest-extended', {settings: 'old', records});
  server.refuse(request => (refused(request) ? status : 200));

  await expect(runCommand(['--push'])).rejects.toThrow(
    status === 400 ? /failed: Refused by the test\n"jest-extended" has either its old records/ : /^The push failed: /,
  );

  expect([...server.indices.keys()]).toEqual(['jest-extended']);
  expect(server.indices.get('jest-extended')?.records).toBe(records);
});

test('a wrong key changes nothing and is not repeated in the message', async () => {
  const wrong = runCommand(['--push'], {environment: {...environment, ALGOLIA_ADMIN_API_KEY: 'wrong-key'}});

  await expect(wrong).rejects.toThrow('Invalid Application-ID or API key');
  await expect(wrong).rejects.not.toThrow('wrong-key');
  expect(server.indices.size).toBe(0);
});

test.each([
  ['an unknown argument', ['--psuh'], {}, 'Unknown: --psuh'],
  ['a push without credentials', ['--push'], {environment: {}}, 'set ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY'],
  ['no build', [], {from: '/nowhere'}, 'npm run build'],
])('%s: the error says what to do', async (_, args, more, message) => {
  await expect(runCommand(args, more)).rejects.toThrow(message);
});
