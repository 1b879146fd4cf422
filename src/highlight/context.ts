import {createContext} from 'react';

/** How the code of the surrounding block was highlighted at build (see packed.ts); nothing for one made at run time. */
export const PackedTokens = createContext<string | undefined>(undefined);
