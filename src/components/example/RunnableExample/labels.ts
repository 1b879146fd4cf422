import {translate} from '@docusaurus/Translate';

/** Label of the button that makes an example editable. */
export const editLabel = () =>
  translate({id: 'site.Example.edit', message: 'Edit', description: 'The button that makes an example editable'});

/** Label of the button that restores the original example. */
export const resetLabel = () =>
  translate({
    id: 'site.Example.reset',
    message: 'Reset',
    description: 'The button that brings back the example as it was, without output',
  });

/** Label of the field in which an example is edited. */
export const editorLabel = () =>
  translate({
    id: 'site.Example.editor',
    message: 'Code of the example',
    description: 'The name of the field in which an example is edited, for screen readers',
  });
