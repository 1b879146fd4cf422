import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';

/** The compressed size in bytes. */
export const measureGzip = (content: string | Buffer): number => gzipSync(content, {level: 9}).length;

/** The compressed size of the engine, with all that it imports. */
export async function measureEngine(): Promise<number> {
  const {outputFiles} = await build({
    entryPoints: ['packages/search/src/engine.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return measureGzip(outputFiles[0]?.text ?? '');
}
