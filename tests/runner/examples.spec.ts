import {expect, test, type Page} from '@playwright/test';
import type {Outcome, RunOptions} from '../../src/runner/protocol';
import {runAlone, type AloneExample} from '../examples/alone/run';
import {pagesWithExamples} from '../examples/pages.cjs';
import {buildHarness} from './harness/build';
import {serve, type CountingServer} from './harness/serve';

// One worker for all: what Jest says in Node is found out once.
test.describe.configure({mode: 'default'});

let server: CountingServer;
let page: Page;
let examples: readonly AloneExample[];

test.beforeAll(async ({browser}) => {
  test.setTimeout(120_000);
  examples = await runAlone(pagesWithExamples());
  server = await serve(await buildHarness());
  page = await browser.newPage();
  await page.goto(server.url);
});

test.afterAll(async () => {
  await page.close();
  await server.close();
});

/** Runs code with the page's own client. */
const run = (code: string, options: RunOptions): Promise<Outcome> =>
  page.evaluate(([text, with_]) => globalThis.runner.run(text, with_), [code, options] as const);

/** What a run and Jest in Node have to agree on. */
const verdicts = (tests: readonly {titles: readonly string[]; status: string; report: string}[]) =>
  tests.map(({titles, status, report}) => ({titles, status, report}));

for (const {file} of pagesWithExamples()) {
  test(`${file}: each example says in Chromium what it says under Jest in Node`, async () => {
    for (const {code, file: name, differs, start, tests} of examples.filter(example => example.page === file)) {
      await test.step(`line ${start + 1}`, async () => {
        const outcome = await run(code, {file: name});
        const said = {at: `${file}:${start + 1}`, tests: verdicts(outcome.tests)};
        const inNode = {...said, tests: verdicts(tests)};
        if (differs.includes('browser')) expect(said, 'remove the mark browser="…"').not.toEqual(inNode);
        else expect(said, outcome.report).toEqual(inNode);
      });
    }
  });
}
