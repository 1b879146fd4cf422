import {translate} from '@docusaurus/Translate';
import type {Note, NoteKind} from '@jest-extended/runner/protocol';

const sentences: ReadonlyMap<string, (names: string) => string> = new Map<NoteKind, (names: string) => string>([
  [
    'declare',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.declare',
          message: 'With Babel 7, Jest refuses {names} without the option allowDeclareFields.',
        },
        {names},
      ),
  ],
  [
    'environment',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.environment',
          message:
            'Jest runs this file in the environment {names}. Here it runs without one, as in the environment node: there is no document. Run it in a project.',
        },
        {names},
      ),
  ],
  [
    'mock',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.mock',
          message: '{names} does not replace modules here, because the file runs alone. Run it in a project.',
          description: 'Why a test file can have another result here than in Jest; {names}: jest.mock, vi.mock',
        },
        {names},
      ),
  ],
  [
    'newer',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.newer',
          message: 'The result can differ from that of Jest. The browser has {names}; Node 20 does not.',
        },
        {names},
      ),
  ],
  [
    'node',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.node',
          message: 'Node has {names}; the browser in which this file runs does not. Run it in a project.',
        },
        {names},
      ),
  ],
  [
    'realm',
    names =>
      translate(
        {
          id: 'site.RunOutput.note.realm',
          message:
            'The result can differ from that of Jest. There, objects and errors of {names} come from another realm, so matchers that compare classes can fail.',
        },
        {names},
      ),
  ],
  [
    'rejection',
    () =>
      translate({
        id: 'site.RunOutput.note.rejection',
        message:
          'A rejected promise was not handled. It is reported with a test here, but Jest can end without a result.',
      }),
  ],
]);

/** Why the result of a run can differ from that of Jest: a sentence for each kind of note. */
export const describeNotes = (notes: readonly Note[]): string[] =>
  [...sentences].flatMap(([kind, describe]) => {
    const ofKind = notes.filter(note => note[0] === kind);
    return ofKind.length > 0 ? [describe(ofKind.map(([, name]) => name).join(', '))] : [];
  });
