// Code whose function names never appear in reports, so that it can be minified fully. Jest keeps its names.
export * as prepare from './prepare';
export {default as inspect} from 'node-inspect-extracted';
