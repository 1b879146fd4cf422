// What no report names a function of: bundled by itself, with short names, while Jest keeps its functions' names.
export * as prepare from './prepare';
export * as inspect from 'node-inspect-extracted';
