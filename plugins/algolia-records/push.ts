import {algoliasearch} from 'algoliasearch';
import type {AlgoliaRecord} from './records';
import {settings} from './settings';

/** The index to replace, and how to reach it. */
export interface Target {
  readonly appId: string;
  readonly indexName: string;
  /** Needs the rights addObject, deleteIndex and editSettings. */
  readonly adminKey: string;
  /** A server instead of Algolia's, for tests. */
  readonly hosts?: {url: string; protocol: 'http' | 'https'; accept: 'readWrite'}[];
}

/** The number of records in one request. */
const BATCH = 200;

/**
 * Replaces the settings and the records of an index at once. Everything is sent to a temporary index, which replaces the
 * old one only when it is complete; rules and synonyms of the old one are kept.
 *
 * @param say reports each step
 * @throws {Error} reporting which step failed, why, and the state of the index
 */
export async function push(
  records: readonly AlgoliaRecord[],
  {appId, indexName, adminKey, hosts}: Target,
  say: (line: string) => void,
): Promise<void> {
  const client = algoliasearch(appId, adminKey, hosts && {hosts});
  const temporary = `${indexName}_tmp_${Date.now()}`;
  const done = async (work: Promise<{taskID: number}>, index = temporary) => {
    const {taskID} = await work;
    await client.waitForTask({indexName: index, taskID});
  };
  const steps: readonly {readonly what: string; readonly work: () => Promise<void>}[] = [
    {
      what: `Copying rules and synonyms of "${indexName}" to "${temporary}"`,
      work: () =>
        done(
          client.operationIndex({
            indexName,
            operationIndexParams: {operation: 'copy', destination: temporary, scope: ['rules', 'synonyms']},
          }),
        ),
    },
    {
      what: 'Setting how it is searched',
      work: () => done(client.setSettings({indexName: temporary, indexSettings: settings})),
    },
    ...batchesOf(records).map(({objects, upTo}) => ({
      what: `Sending records: ${upTo} of ${records.length}`,
      work: async () => {
        await client.saveObjects({indexName: temporary, objects, waitForTasks: true});
      },
    })),
  ];
  try {
    if (records.length === 0) throw new Error('There are no records to send.');
    for (const {what, work} of steps) {
      say(what);
      await work().catch((cause: unknown) => {
        throw new Error(`${what} failed: ${reasonOf(cause)}`, {cause});
      });
    }
  } catch (cause) {
    await client.deleteIndex({indexName: temporary}).catch(() => say(`"${temporary}" could not be removed.`));
    throw new Error(`${reasonOf(cause)}\n"${indexName}" is as it was.`, {cause});
  }
  say(`Putting it in the place of "${indexName}"`);
  try {
    await done(
      client.operationIndex({
        indexName: temporary,
        operationIndexParams: {operation: 'move', destination: indexName},
      }),
      indexName,
    );
  } catch (cause) {
    throw new Error(
      `The last step failed: ${reasonOf(cause)}\n"${indexName}" is either as it was or new, and never a mixture. ` +
        'Algolia may still be at it: look at the index before you try again.',
      {cause},
    );
  }
  say(`"${indexName}" has ${records.length} records.`);
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const batchesOf = (records: readonly AlgoliaRecord[]) =>
  Array.from({length: Math.ceil(records.length / BATCH)}, (_, at) => {
    const objects = records.slice(at * BATCH, (at + 1) * BATCH);
    return {objects, upTo: at * BATCH + objects.length};
  });
