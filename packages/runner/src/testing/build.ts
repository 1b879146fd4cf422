import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {bundleFrame, bundleWorker} from '../bundle';
import {writeFramePage} from '../bundle/frame-page';

/** A file on the harness server. */
export interface Served {
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Runner</title><h1>Runner</h1>
<script type="module" src="/page.js"></script></html>`;

/** The hosts' headers about frames (static/_headers). */
const PAGE_HEADERS = {'Content-Security-Policy': "frame-src 'self'"};

const BARE_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><h1>Bare</h1></html>`;

/** Resolves `?runner-script` and `?runner-frame` to URLs on the harness server. */
const urls: Plugin = {
  name: 'urls',
  setup({onResolve, onLoad}) {
    onResolve({filter: /\?runner-/}, ({path: wanted}) => ({
      path: wanted.endsWith('-frame') ? '/frame.html' : '/jest.js',
      namespace: 'url',
    }));
    onLoad({filter: /.*/, namespace: 'url'}, ({path: url}) => ({
      contents: `export default ${JSON.stringify(url)};`,
    }));
  },
};

/**
 * Builds a page that contains only the runner's client, with the real script and the real frame, for the runner's
 * tests.
 * @returns all files by their path
 */
export async function buildHarness(): Promise<Map<string, Served>> {
  const sandbox = path.join(__dirname, '../sandbox');
  const [worker, frame, page] = await Promise.all([
    bundleWorker(path.join(sandbox, 'index.ts')),
    bundleFrame(path.join(sandbox, 'frame/index.ts')),
    build({
      entryPoints: [path.join(__dirname, 'page.ts')],
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      target: 'es2022',
      alias: {'@docusaurus/Translate': path.join(__dirname, 'translate.ts')},
      plugins: [urls],
    }),
  ]);
  const script = 'text/javascript; charset=utf-8';
  const html = 'text/html; charset=utf-8';
  return new Map([
    ['/', {type: html, text: PAGE, headers: PAGE_HEADERS}],
    // The same without protection: attempts must succeed here.
    ['/bare', {type: html, text: BARE_PAGE}],
    ['/page.js', {type: script, text: page.outputFiles[0]?.text ?? ''}],
    ['/frame.html', {type: html, text: writeFramePage(frame.text)}],
    ['/jest.js', {type: script, text: worker.text}],
  ]);
}
