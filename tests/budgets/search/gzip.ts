import {gzipSync} from 'node:zlib';

/** Bytes as a host sends them. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;
