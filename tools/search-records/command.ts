import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {push} from '@jest-extended/search/algolia/push';
import {type AlgoliaRecord, createRecords} from '@jest-extended/search/algolia/records';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import type {IndexedSection} from '@jest-extended/search/indexed-section';
import {site} from '../../config/site';

const USAGE = `npm run search:records            writes the records of build/ to a file
npm run search:records -- --push  and puts them into the index`;

/** The environment variables that a push requires. */
const REQUIRED = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY'];

/** The inputs of the command, which tests replace. */
interface Options {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The built site. */
  readonly from: string;
  /** The file to write. */
  readonly to: string;
  readonly say: (line: string) => void;
}

/**
 * Writes the built site's records to a file and, with `--push`, uploads them to the index.
 * @throws {Error} saying what is missing or wrong
 */
export async function searchRecords({args, environment, from, to, say}: Options): Promise<void> {
  const unknown = args.filter(arg => arg !== '--push');
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}\n${USAGE}`);
  const records = createRecords(await readSections(from), site.url);
  await mkdir(path.dirname(to), {recursive: true});
  await writeFile(to, JSON.stringify(records, undefined, 1));
  say(`${summarize(records)}, in ${to}`);
  if (!args.includes('--push')) {
    say('Nothing was sent: add --push to put them into the index.');
    return;
  }
  const missing = REQUIRED.filter(name => !environment[name]);
  if (missing.length > 0) throw new Error(`To push, set ${missing.join(' and ')}.`);
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_ADMIN_API_KEY: adminKey = '', ALGOLIA_INDEX_NAME} = environment;
  await push(records, {appId, adminKey, indexName: ALGOLIA_INDEX_NAME || 'jest-extended'}, say);
}

async function readSections(folder: string): Promise<IndexedSection[]> {
  const text = await readFile(path.join(folder, INDEX_FILE), 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} does not have a search index. Build the site first: npm run build`, {cause});
  });
  return parseIndexFile(JSON.parse(text));
}

function summarize(records: readonly AlgoliaRecord[]): string {
  const pages = new Set(records.map(record => record.url_without_anchor)).size;
  const largest = Math.max(...records.map(record => Buffer.byteLength(JSON.stringify(record))));
  return `${records.length} records of ${pages} pages, the largest of ${largest} bytes`;
}
