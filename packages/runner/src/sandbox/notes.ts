import type {NoteKind} from '../protocol';
import {NODE_PROCESS_KEYS} from './environment';
import {MODULE_MOCKS} from './jest/object';
import {NEWER, ONLY_IN_NODE, OTHER_REALM} from './node-globals';

/** The environment in the first comment of a file, which Jest reads. */
const ENVIRONMENT = /^\s*\/\*\*(?:(?!\*\/)[^])*@jest-environment[ \t]+(?!node\b)(\S+)/;

/** A file is a script here, so what it exports is in no object. */
const EXPORT = /^export\b/m;

/**
 * @param code the file
 * @param uses the names that it uses
 * @returns what the reader has to know about the file: each name with its kind
 */
export function createNotes(code: string, uses: readonly string[]): [kind: NoteKind, name: string][] {
  const environment = ENVIRONMENT.exec(code)?.[1];
  const notes: [NoteKind, string][] = environment === undefined ? [] : [['environment', environment]];
  const findKind = (name: string): NoteKind | undefined => {
    const [object, property = ''] = name.split('.');
    if (/^(?:jest|vi)$/.test(object ?? '') && MODULE_MOCKS.includes(property)) return 'mock';
    if (ONLY_IN_NODE.includes(name) || (object === 'process' && property && !NODE_PROCESS_KEYS.includes(property)))
      return 'node';
    if (name === 'module.exports' && EXPORT.test(code)) return 'node';
    if (name.startsWith('declare ')) return 'declare';
    if (NEWER.includes(name)) return 'newer';
    return OTHER_REALM.includes(name) ? 'realm' : undefined;
  };
  for (const name of uses) {
    const kind = findKind(name);
    if (kind) notes.push([kind, name]);
  }
  return notes;
}
