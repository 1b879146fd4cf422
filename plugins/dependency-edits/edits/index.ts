import type {Edit} from '../edit';
import {searchEdits} from './search';
import {siteEdits} from './site';

/**
 * Every change to a dependency's code. This is the last resort: the specification, accessibility or a crash requires the
 * change, and it cannot be made outside of the code. A browser test names each edit and fails without it.
 */
export const edits: readonly Edit[] = [...siteEdits, ...searchEdits];
