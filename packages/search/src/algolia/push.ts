import {algoliasearch} from 'algoliasearch';
import type {AlgoliaRecord} from './records';
import {settings} from './settings';

/** The index to replace, and how to reach it. */
export interface Target {
  readonly appId: string;
  readonly indexName: string;
  /** Needs the rights addObject, deleteIndex and editSettings. */
  readonly adminKey: string;
}

/**
 * Sets the settings of an index and replaces its records at once; its rules and synonyms are kept.
 * @param say reports each step
 * @throws {Error} reporting why it failed, and the state of the index
 */
export async function push(
  records: readonly AlgoliaRecord[],
  {appId, indexName, adminKey}: Target,
  say: (line: string) => void,
): Promise<void> {
  const client = algoliasearch(appId, adminKey);
  say(`Sending ${records.length} records to "${indexName}"`);
  try {
    const {taskID} = await client.setSettings({indexName, indexSettings: settings});
    await client.waitForTask({indexName, taskID});
    await client.replaceAllObjects({indexName, objects: [...records]});
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The push failed: ${reason}\n"${indexName}" has either its old records or the new ones, never a mixture.`,
      {cause},
    );
  }
  say(`"${indexName}" has ${records.length} records.`);
}
