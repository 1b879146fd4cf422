import {createContext} from 'react';

/** The packed highlighting of the surrounding block (see packed.ts), or nothing for blocks created at run time. */
export const PackedTokens = createContext<string | undefined>(undefined);
