import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/number.mdx. */
export const number = {
  toBeNumber: {
    names: ['typeof number', 'is a number', 'value is a number'],
    phrases: `
      isNumber, is numeric, float, not a string, number type, numeric value, type check for numbers, returns a number,
      typeof x === 'number', int or float, double, decimal number, be.a('number'), expect.any(Number), figure,
      came back as a number not text, parsed into a number, price is numeric, Number instance`,
  },
  toBeBigInt: {
    names: ['10n', 'typeof bigint', 'isBigInt'],
    phrases: `
      large integer, long, 64-bit id,
      very big integers, big number, huge number, bigint type, value is a bigint, type check for bigints,
      larger than MAX_SAFE_INTEGER, arbitrary precision, BigInteger, n suffix, 123n, be.a('bigint'), expect.any(BigInt),
      large id, database id as bigint,
      int64`,
  },
  toBeNaN: {
    names: ['isNaN', 'not a number', 'invalid number', 'failed parseInt'],
    phrases: `
      Number.isNaN, value is not a number, result is NaN, NaN check, be.NaN, not numeric,
      cannot be converted to a number, cannot be parsed as a number, 0/0, failed calculation, Jest's own toBeNaN,
      undefined passes as NaN, square root of a negative, arithmetic went wrong, parse gave no number`,
  },
  toBeFinite: {
    names: ['finite number', 'usable number', 'neither NaN nor Infinity'],
    phrases: `
      isFinite, Number.isFinite, division by zero, no infinity, not infinite, number that is not NaN, real number,
      valid number, divided by zero, overflow, be.finite, Number.POSITIVE_INFINITY, limited number, sum overflows,
      usable in a calculation, dividing gives Infinity,
      not Infinity, not NaN`,
  },
  toBePositive: {
    names: ['greater than zero', 'above zero', '> 0', 'more than 0', 'isPositive'],
    phrases: `
      positive number, number greater than zero, number bigger than 0, larger than zero, over zero, higher than 0,
      number above zero, value > 0, toBeGreaterThan(0), be.above(0), balance above zero,
      at least one, more than nothing, nonzero, gt 0`,
  },
  toBeNegative: {
    names: ['less than zero', 'below zero', '< 0', 'smaller than 0', 'isNegative'],
    phrases: `
      negative number, number smaller than zero, number lower than 0, under zero, number below zero, value < 0,
      toBeLessThan(0), be.below(0), negative balance, debt, not negative, non-negative, overdrawn, lt 0,
      negative infinity`,
  },
  toBeEven: {
    names: ['divisible by two', 'multiple of 2', '% 2 === 0', 'isEven', 'modulo', 'parity'],
    phrases: `
      even number, divisible by 2, divides by two, n % 2 == 0, no remainder, remainder 0, modulo 2, modulus,
      even integer, pairs, evenly divisible, halves without a rest`,
  },
  toBeOdd: {
    names: ['uneven', 'isOdd', 'modulo', 'parity'],
    phrases: `
      % 2 === 1, not divisible by two,
      odd number, not divisible by 2, remainder 1, remainder when dividing by two, n % 2 == 1, modulo 2, modulus,
      odd integer, not even, half leaves a rest`,
  },
  toBeWithin: {
    names: [
      'between two numbers',
      'number inside a range',
      'min and max',
      'lower and upper bound',
      'at least and less than',
      'half-open interval',
    ],
    phrases: `
      inRange, number in range, number is within a range, value in a range, between min and max, between two values,
      number lies between, value inside bounds, from one number to another, lower bound, upper bound, inside limits,
      outside of limits, out of range, greater than and less than, be.within, percentage, valid port,
      number from 0 to 100, random number in range, interval, threshold, toBeGreaterThanOrEqual and toBeLessThan,
      number from 1 to 10, clamp, dice roll, closedInterval, at least 18 and below 65, number too big or too small,
      Math.random result`,
  },
  toBeInteger: {
    names: ['whole number', 'int', 'no decimals', 'without a fraction'],
    phrases: `
      isInteger, Number.isInteger, round, is an integer, whole numbers only, no decimal places, no decimal point,
      not a decimal, not a float, no fraction, without decimals, round number, natural number, full number,
      isSafeInteger, numeric string, countable, count is whole, id is an int, float instead of an int, modulo 1`,
  },
} satisfies PageAliases;
