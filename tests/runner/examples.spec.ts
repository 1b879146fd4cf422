import {runAlone, type AloneExample} from '../examples/alone/run';
import {pageFiles, pages} from '../examples/pages.cjs';
import {expect, test} from './harness';

// One worker for all, so that Jest runs only once in Node.
test.describe.configure({mode: 'default'});

let examples: readonly AloneExample[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  examples = await runAlone(pages());
});

/** The part of a result on which the page and Jest in Node must agree. */
const verdicts = (tests: readonly {titles: readonly string[]; status: string; report: string}[]) =>
  tests.map(({titles, status, report}) => ({titles, status, report}));

for (const file of pageFiles()) {
  test(`${file}: each example says in Chromium what it says under Jest in Node`, async ({sharedRunner: runner}) => {
    for (const {code, file: name, marks, line, tests} of examples.filter(example => example.page === file)) {
      await test.step(`line ${line}`, async () => {
        const outcome = await runner.run(code, name);
        const said = {at: `${file}:${line}`, tests: verdicts(outcome.tests)};
        const inNode = {...said, tests: verdicts(tests)};
        if (marks.notInBrowser) expect(said, 'remove the mark browser="…"').not.toEqual(inNode);
        else expect(said, outcome.report).toEqual(inNode);
      });
    }
  });
}
