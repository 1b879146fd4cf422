import type {Words} from './type';

/** What readers may call the matchers of docs/matchers/date.mdx. */
export const words: Words = {
  toBeDate: ['isDate', 'instanceof Date', 'Date object', 'datetime', 'not a date string', 'any(Date)'],
  toBeValidDate: ['Invalid Date', 'isValid', 'real date', 'parsed date', 'getTime is not NaN', 'date validation'],
  toBeAfter: ['later than', 'isAfter', 'newer than', 'in the future', 'date greater than', 'since a date'],
  toBeBefore: ['earlier than', 'isBefore', 'older than', 'in the past', 'date less than', 'until a date'],
  toBeAfterOrEqualTo: [
    'on or after',
    'isSameOrAfter',
    'not before',
    'no earlier than',
    'date at least',
    'from a date on',
  ],
  toBeBeforeOrEqualTo: [
    'same or before',
    'isSameOrBefore',
    'not after',
    'no later than',
    'date at most',
    'by the deadline',
  ],
  toBeBetween: [
    'date range',
    'date in range',
    'isBetween',
    'isWithinInterval',
    'start and end date',
    'inclusive dates',
    'time span',
    'period',
  ],
};
