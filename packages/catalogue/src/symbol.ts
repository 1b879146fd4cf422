import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/symbol.mdx. */
export const symbol = {
  toBeSymbol: {
    names: ['is a symbol', 'typeof symbol', 'isSymbol', 'unique key', 'Symbol.for', 'unique token'],
    phrases: `
      is symbol, symbol type, value is a symbol, type check for symbols, typeof x === 'symbol', unique symbol,
      unique identifier, symbol as a key, well-known symbol, Symbol.iterator, be.a('symbol'), expect.any(Symbol),
      symbol instead of a string`,
  },
} satisfies PageAliases;
