import {gzipSync} from 'node:zlib';

/** The compressed size in bytes. */
export const measureGzip = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;
