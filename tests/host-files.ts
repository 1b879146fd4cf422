import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Reads a file of the repository. */
export const read = (file: string): string => readFileSync(path.join(__dirname, '..', file), 'utf8');

/** The headers of static/_headers by folder, as Netlify and Cloudflare Pages send them; `/` is every path. */
export const readHeaders = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    read('static/_headers')
      .trim()
      .split('\n\n')
      .map(block => {
        const [folder = '', ...lines] = block.split('\n');
        return [folder.replace(/\*$/, ''), Object.fromEntries(lines.map(line => line.trim().split(/: (.*)/)))];
      }),
  );
