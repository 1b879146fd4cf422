// cspell:ignore blanks
import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/string.mdx. */
export const string = {
  toBeString: {
    names: ['is a string', 'is text', 'isString', 'string type'],
    phrases: `
      typeof string, instanceOf String, value is text, type check for strings, returns a string, textual,
      typeof x === 'string', be.a('string'), a('string'), expect.any(String), characters, char, text not a number,
      String object, is a str, came back as text`,
  },
  toBeHexadecimal: {
    names: ['hex color', 'hex colour', 'CSS color code', 'color code with #'],
    phrases: `
      isHexColor, hex string, hex code, hex value, hexadecimal color, hexadecimal number, CSS colour, color string,
      colour code, HTML color, web color, valid color, color format, background color, #fff, #ff0000, rgb hex,
      hex digits, base 16, 0x, color starts with a hash, six hex letters, theme color, rgb, passes once and then fails`,
  },
  toBeDateString: {
    names: ['parseable date', 'date as text', 'Date.parse'],
    phrases: `
      timestamp as text, ISO 8601, date format, a Date object fails, string can be parsed as a date,
      parse a date from a string, text that is a date, valid date string, ISO date, ISO date format, ISO string,
      toISOString, date in a string, createdAt string, JSON date, date-time, RFC 3339, YYYY-MM-DD,
      convert string to date, format of a date, date came as JSON string, can be given to new Date,
      unparsable date text, date serialized, isISO8601`,
  },
  toEqualCaseInsensitive: {
    names: [
      'ignore case',
      'upper or lower case',
      'equalsIgnoreCase',
      'same letters',
      'toLowerCase',
      'case does not matter',
    ],
    phrases: `
      ignore capitalization, ignore capitals, case insensitive, case-insensitive compare,
      equal ignoring upper and lower case, uppercase or lowercase, same text in different case, capital letters,
      regardless of case, letter case, toUpperCase, localeCompare, equal_ignoring_case, mixed case, case folding,
      casefold, strings equal except for case, capitals do not count, user names in different case, both in lowercase`,
  },
  toEqualIgnoringWhitespace: {
    names: ['ignore spaces', 'ignore line breaks', 'ignore indentation', 'compare SQL or HTML', 'strip spaces'],
    phrases: `
      trim, equalToIgnoringWhiteSpace, ignore whitespace, ignoring white space, whitespace does not matter,
      ignore newlines, ignore tabs, multiline strings, compare multi-line text, compare text without spaces,
      strip whitespace, remove spaces, different formatting, formatted text, pretty printed, template literal,
      line endings, CRLF, blanks, compare HTML, compare SQL, spaces tabs and line breaks, normalize whitespace, dedent,
      squish, extra blanks between words, leading and trailing spaces, minified`,
  },
  toStartWith: {
    names: ['startsWith', 'begins with', 'prefix', 'first characters', 'has prefix', 'leading text'],
    phrases: `
      string begins with, first letters, first word, start of a string, URL starts with https, path starts with,
      leading characters, starts_with, regex ^, initial letters, id prefix, message opens with, url scheme`,
  },
  toEndWith: {
    names: ['endsWith', 'suffix', 'last characters', 'file extension', 'has suffix', 'trailing text'],
    phrases: `
      string ends with, ends in, last letters, last word, end of a string, file name ends with, trailing characters,
      ends_with, regex $, final characters, string finishes with, trailing slash, filename extension,
      punctuation at the end, ends in .json`,
  },
  toInclude: {
    names: ['contains', 'substring', 'includes', 'indexOf', 'has text', 'part of a string', 'containsString'],
    phrases: `
      string has substring, text contains a word, substring match, word in a sentence, message contains,
      output contains, find text in a string, search in a string, within a string, has the word, mentions,
      toContain with a string, stringContaining, toMatch, log contains, phrase in a sentence, response body contains`,
  },
  toIncludeRepeated: {
    names: [
      'count occurrences',
      'how often',
      'appears twice',
      'number of matches',
      'only once in a string',
      'containsOnlyOnce',
    ],
    phrases: `
      count how many times a word appears, number of occurrences, occurs n times, substring appears twice,
      contains a word two times, occurs several times, repeated text, repeats, appears more than once, how many times,
      exactly n times in a string, word count, count substring, occurrences of a substring, frequency,
      count matches of a regex, word only once, character occurs three times, duplicated word, same line printed twice`,
  },
  toIncludeMultiple: {
    names: [
      'contains all of these',
      'several substrings',
      'all words in any order',
      'list of substrings',
      'every keyword',
      'must contain both',
    ],
    phrases: `
      string contains several words, contains multiple substrings, text contains every word, all of these substrings,
      all of these words, message mentions all names, includes both, several strings in a text,
      every one of these substrings, list of words in a text, contains each phrase, many substrings,
      string contains all strings of an array, text mentions both, output has every line`,
  },
} satisfies PageAliases;
