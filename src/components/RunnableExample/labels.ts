import {translate} from '@docusaurus/Translate';

export const editLabel = () =>
  translate({id: 'site.Example.edit', message: 'Edit', description: 'The button that makes an example editable'});

export const resetLabel = () =>
  translate({
    id: 'site.Example.reset',
    message: 'Reset',
    description: 'The button that brings back the example as it was, without output',
  });

export const editorLabel = () =>
  translate({
    id: 'site.Example.editor',
    message: 'Code of the example',
    description: 'The name of the field in which an example is edited, for screen readers',
  });
