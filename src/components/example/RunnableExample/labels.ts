import {translate} from '@docusaurus/Translate';

/** Label of the button that makes an example editable. */
export const editLabel = () => translate({id: 'site.Example.edit', message: 'Edit'});

/** Label of the button that restores the original example. */
export const resetLabel = () => translate({id: 'site.Example.reset', message: 'Reset'});

/** Label of the field in which an example is edited. */
export const editorLabel = () => translate({id: 'site.Example.editor', message: 'Code of the example'});
