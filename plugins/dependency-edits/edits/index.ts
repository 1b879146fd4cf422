import type {Edit} from '../edit';
import {askEdits} from './ask';
import {searchEdits} from './search';
import {siteEdits} from './site';

/** Every change to a dependency's code. Each has a site test; those about size alone are held by the budget of bytes. */
export const edits: readonly Edit[] = [...siteEdits, ...searchEdits, ...askEdits];
