import type {NoteKind} from '../protocol';
import {NODE_PROCESS_KEYS} from './environment';
import {MODULE_MOCKS} from './jest/object';
import {NEWER, ONLY_IN_NODE, OTHER_REALM} from './node-globals';

/** @returns what the reader has to know about the names that a file uses: each with its kind */
export function createNotes(uses: ReadonlySet<string>): [kind: NoteKind, name: string][] {
  const findKind = (name: string): NoteKind | undefined => {
    const [object, property = ''] = name.split('.');
    if (/^(?:jest|vi)$/.test(object ?? '') && MODULE_MOCKS.includes(property)) return 'mock';
    if (ONLY_IN_NODE.includes(name) || (object === 'process' && property && !NODE_PROCESS_KEYS.includes(property)))
      return 'node';
    if (name.startsWith('declare ')) return 'declare';
    if (NEWER.includes(name)) return 'newer';
    return OTHER_REALM.includes(name) ? 'realm' : undefined;
  };
  return [...uses].flatMap(name => {
    const kind = findKind(name);
    return kind ? [[kind, name]] : [];
  });
}
