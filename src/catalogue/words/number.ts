import type {Words} from './type';

/** What readers may call the matchers of docs/matchers/number.mdx. */
export const words: Words = {
  toBeNumber: ['typeof number', 'isNumber', 'is numeric', 'Number instance', 'float', 'not a string'],
  toBeBigInt: ['10n', 'typeof bigint', 'isBigInt', 'large integer', 'long', 'int64', '64-bit id'],
  toBeNaN: ['isNaN', 'not a number', 'invalid number', 'Number.isNaN', 'failed parseInt'],
  toBeFinite: ['isFinite', 'Number.isFinite', 'not Infinity', 'not NaN', 'usable number', 'division by zero'],
  toBePositive: ['greater than zero', 'above zero', '> 0', 'more than 0', 'isPositive', 'plus sign'],
  toBeNegative: ['less than zero', 'below zero', '< 0', 'smaller than 0', 'isNegative', 'minus sign'],
  toBeEven: ['divisible by two', 'multiple of 2', '% 2 === 0', 'isEven', 'modulo', 'parity'],
  toBeOdd: ['not divisible by two', 'uneven', '% 2 === 1', 'isOdd', 'modulo', 'parity'],
  toBeWithin: [
    'between two numbers',
    'number inside a range',
    'inRange',
    'min and max',
    'lower and upper bound',
    'at least and less than',
    'half-open interval',
  ],
  toBeInteger: ['whole number', 'isInteger', 'Number.isInteger', 'int', 'no decimals', 'without a fraction', 'round'],
};
