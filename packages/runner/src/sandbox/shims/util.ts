// Node's own `format` and `inspect`, extracted from Node, so that titles of `each` and console output match it.
export {format, inspect} from 'node-inspect-extracted';

export const isNativeError = (value: unknown): boolean => Object.prototype.toString.call(value) === '[object Error]';

export const types = {isNativeError};
