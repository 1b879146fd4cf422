import type {Words} from './type';

export const words: Words = {
  toBeString: ['is a string', 'typeof string', 'is text', 'isString', 'instanceOf String', 'string type'],
  toBeHexadecimal: ['hex color', 'hex colour', 'CSS color code', 'rgb', 'isHexColor', 'color code with #'],
  toBeDateString: ['parseable date', 'ISO 8601', 'timestamp as text', 'Date.parse', 'date format', 'isISO8601'],
  toEqualCaseInsensitive: [
    'ignore case',
    'upper or lower case',
    'equalsIgnoreCase',
    'same letters',
    'toLowerCase',
    'casefold',
    'case does not matter',
  ],
  toEqualIgnoringWhitespace: [
    'ignore spaces',
    'ignore line breaks',
    'ignore indentation',
    'trim',
    'compare SQL or HTML',
    'equalToIgnoringWhiteSpace',
    'strip spaces',
  ],
  toStartWith: ['startsWith', 'begins with', 'prefix', 'first characters', 'has prefix', 'leading text'],
  toEndWith: ['endsWith', 'suffix', 'last characters', 'file extension', 'has suffix', 'trailing text'],
  toInclude: ['contains', 'substring', 'includes', 'indexOf', 'has text', 'part of a string', 'containsString'],
  toIncludeRepeated: [
    'count occurrences',
    'how often',
    'appears twice',
    'number of matches',
    'only once in a string',
    'containsOnlyOnce',
  ],
  toIncludeMultiple: [
    'contains all of these',
    'several substrings',
    'all words in any order',
    'list of substrings',
    'every keyword',
    'must contain both',
  ],
};
