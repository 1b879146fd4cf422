// Node's own `format` and `inspect`, extracted from it: titles of `each` and console output read as in Node.
export {format, inspect} from 'node-inspect-extracted';

export const isNativeError = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Error]';

export const types = {isNativeError};
