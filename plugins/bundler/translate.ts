import type {LoadContext} from '@docusaurus/types';

/** A text that a plugin writes into the HTML, in the reader's language. */
export const translate = ({codeTranslations}: LoadContext, {id, message}: {id: string; message: string}): string =>
  codeTranslations[id] ?? message;
