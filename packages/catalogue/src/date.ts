import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/date.mdx. */
export const date = {
  toBeDate: {
    names: ['value is a date', 'date type', 'datetime'],
    phrases: `
      isDate, Date object, type check for dates, returns a date, instance of Date, toBeInstanceOf(Date),
      expect.any(Date), be.a('date'), typeof date, JavaScript Date, property is a date, moment or dayjs object,
      timestamp is not a date, instanceof Date, not a date string, any(Date), Luxon, Temporal`,
  },
  toBeValidDate: {
    names: ['isValid', 'parsed date', 'getTime is not NaN', 'date validation'],
    phrases: `
      real date, date that exists, real calendar date, invalid date check, date is not invalid, NaN date,
      isNaN of a date, legal date, correct date, February 30, new Date() of a wrong string, valid Date object,
      date parsed without problems, date is malformed, month 13, garbage date`,
  },
  toBeAfter: {
    names: ['later than', 'isAfter', 'newer than', 'date greater than'],
    phrases: `
      date is later, date comes after another, after a date, compare two dates, date bigger than, more recent,
      happens after, after today, after now, future date, tomorrow, upcoming, deadline not passed, expires later,
      not expired yet, updated after created, chronologically after, time is later, date following, date comparison,
      in the future`,
  },
  toBeBefore: {
    names: ['earlier than', 'isBefore', 'older than', 'date less than'],
    phrases: `
      date is earlier, date comes before another, before a date, compare two dates, date smaller than, older date,
      happens before, before today, before now, past date, yesterday, already happened, expired, overdue,
      created before updated, start before end, chronologically before, time is earlier, sooner than, date preceding,
      prior date, born before, deadline missed, date lies in the past`,
  },
  toBeAfterOrEqualTo: {
    names: ['on or after', 'isSameOrAfter', 'not before', 'no earlier than', 'date at least', 'from a date on'],
    phrases: `
      date greater than or equal, date later or equal, on or after a day, on or later than, after or at the same time,
      not earlier than, no sooner than, starting from, since and including, date minimum, earliest allowed date,
      minDate, date >=, today or later, isOnOrAfter, now or in the future, at the earliest`,
  },
  toBeBeforeOrEqualTo: {
    names: ['same or before', 'isSameOrBefore', 'not after', 'no later than', 'date at most', 'by the deadline'],
    phrases: `
      date less than or equal, date earlier or equal, at or before, on or before a day, on or earlier than,
      same day or earlier, before or at the same time, not later than, no later than today, up to and including,
      date maximum, latest allowed date, maxDate, date <=, until and including, today or earlier, due date met,
      isOnOrBefore, date no more than, now or in the past, at the latest`,
  },
  toBeBetween: {
    names: [
      'date range',
      'date in range',
      'isWithinInterval',
      'start and end date',
      'inclusive dates',
      'time span',
      'period',
    ],
    phrases: `
      isBetween, date between two dates, date within a week, date falls within a period, period of time, date interval,
      inclusive date range, between start and end, inside a time window, from one date to another, date lies in,
      within the last days, time between, timestamp in range, during, createdAt close to now, within the last minute,
      date is recent, between yesterday and tomorrow, date in the current year, closeTo dates`,
  },
} satisfies PageAliases;
