import {expect, test, type Page} from '@playwright/test';
import type {Outcome, RunOptions} from '../../src/runner/protocol';
import {runAlone, type AloneExample} from '../examples/alone/run';
import {pageFiles, pages} from '../examples/pages.cjs';
import {buildHarness} from './harness/build';
import {serve, type CountingServer} from './harness/serve';

// One worker for all, so that Jest runs only once in Node.
test.describe.configure({mode: 'default'});

let server: CountingServer;
let page: Page;
let examples: readonly AloneExample[];

test.beforeAll(async ({browser}) => {
  test.setTimeout(300_000);
  examples = await runAlone(pages());
  server = await serve(await buildHarness());
  page = await browser.newPage();
  await page.goto(server.url);
});

test.afterAll(async () => {
  await page.close();
  await server.close();
});

/** Runs code with the page's client. */
const run = (code: string, options: RunOptions): Promise<Outcome> =>
  page.evaluate(([text, with_]) => globalThis.runner.run(text, with_), [code, options] as const);

/** The part of a result on which the page and Jest in Node must agree. */
const verdicts = (tests: readonly {titles: readonly string[]; status: string; report: string}[]) =>
  tests.map(({titles, status, report}) => ({titles, status, report}));

for (const file of pageFiles()) {
  test(`${file}: each example says in Chromium what it says under Jest in Node`, async () => {
    for (const {code, file: name, marks, line, tests} of examples.filter(example => example.page === file)) {
      await test.step(`line ${line}`, async () => {
        const outcome = await run(code, {file: name});
        const said = {at: `${file}:${line}`, tests: verdicts(outcome.tests)};
        const inNode = {...said, tests: verdicts(tests)};
        if (marks.notInBrowser) expect(said, 'remove the mark browser="…"').not.toEqual(inNode);
        else expect(said, outcome.report).toEqual(inNode);
      });
    }
  });
}
