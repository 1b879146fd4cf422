import {translate} from '@docusaurus/Translate';

/** Says the button that makes an example editable. */
export const editLabel = () =>
  translate({id: 'site.Example.edit', message: 'Edit', description: 'The button that makes an example editable'});

/** Says the button that brings an example back as it was. */
export const resetLabel = () =>
  translate({
    id: 'site.Example.reset',
    message: 'Reset',
    description: 'The button that brings back the example as it was, without output',
  });

/** Names the field in which an example is edited. */
export const editorLabel = () =>
  translate({
    id: 'site.Example.editor',
    message: 'Code of the example',
    description: 'The name of the field in which an example is edited, for screen readers',
  });
