import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {settings} from '@jest-extended/search/algolia/settings';
import {INDEX_FILE, createIndexFile} from '@jest-extended/search/index-file';
import {createIndexedSection} from '@jest-extended/search/testing/create-section';
import {algoliasearch} from 'algoliasearch';
import {site} from '../config/site';
import {searchRecords} from '../tools/search-records/command';

jest.mock('algoliasearch', () => ({algoliasearch: jest.fn(() => mockClient)}));

/** The calls of Algolia's client that a push makes, in order. Jest hoists the mock, which uses it later. */
const mockClient = {
  setSettings: jest.fn(async (_: object) => ({taskID: 7})),
  waitForTask: jest.fn(async (_: object) => undefined),
  replaceAllObjects: jest.fn(async (_: {objects: object[]}) => undefined),
};

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

let folder: string;
let said: string[];

beforeEach(async () => {
  jest.clearAllMocks();
  folder = await mkdtemp(path.join(tmpdir(), 'records-'));
  said = [];
  await mkdir(path.join(folder, 'build'));
  await writeFile(path.join(folder, 'build', INDEX_FILE), index);
});

afterEach(() => rm(folder, {recursive: true}));

const file = () => path.join(folder, 'out/records.json');

const runCommand = (args: string[], more: Partial<Parameters<typeof searchRecords>[0]> = {}) =>
  searchRecords({
    args,
    environment: {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'admin-key'},
    from: path.join(folder, 'build'),
    to: file(),
    say: line => said.push(line),
    ...more,
  });

test('without --push it writes the records and sends nothing', async () => {
  await runCommand([]);

  expect(algoliasearch).not.toHaveBeenCalled();
  expect(said).toEqual([expect.toStartWith('6 records of 1 pages'), expect.toInclude('Nothing was sent')]);
  expect(JSON.parse(await readFile(file(), 'utf8'))).toIncludeAllPartialMembers([
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

test('a push waits for the settings, and then replaces all records', async () => {
  await runCommand(['--push']);

  const indexName = 'jest-extended';
  expect(algoliasearch).toHaveBeenCalledWith('APP', 'admin-key');
  expect(mockClient.setSettings).toHaveBeenCalledWith({indexName, indexSettings: settings});
  expect(mockClient.waitForTask).toHaveBeenCalledWith({indexName, taskID: 7});
  expect(mockClient.waitForTask).toHaveBeenCalledBefore(mockClient.replaceAllObjects);
  expect(mockClient.replaceAllObjects).toHaveBeenCalledWith({
    indexName,
    objects: JSON.parse(await readFile(file(), 'utf8')),
  });
  expect(said.at(-1)).toBe('"jest-extended" has 6 records.');
});

test('uses the index that the environment names', async () => {
  const environment = {ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_API_KEY: 'admin-key', ALGOLIA_INDEX_NAME: 'other'};
  await runCommand(['--push'], {environment});

  expect(mockClient.replaceAllObjects).toHaveBeenCalledWith(expect.objectContaining({indexName: 'other'}));
});

test.each(['setSettings', 'waitForTask', 'replaceAllObjects'] as const)(
  'when %s fails, the command gives the reason and the state of the index',
  async call => {
    mockClient[call].mockRejectedValueOnce(new Error('Invalid Application-ID or API key'));

    await expect(runCommand(['--push'])).rejects.toThrow(
      'The push failed: Invalid Application-ID or API key\n"jest-extended" has either its old records or the new ones, never a mixture.',
    );
    if (call !== 'replaceAllObjects') expect(mockClient.replaceAllObjects).not.toHaveBeenCalled();
  },
);

test.each([
  ['an unknown argument', ['--psuh'], {}, 'Unknown: --psuh'],
  ['a push without credentials', ['--push'], {environment: {}}, 'set ALGOLIA_APP_ID and ALGOLIA_ADMIN_API_KEY'],
  ['no build', [], {from: '/nowhere'}, 'npm run build'],
])('%s: the error says what to do', async (_, args, more, message) => {
  await expect(runCommand(args, more)).rejects.toThrow(message);
});
