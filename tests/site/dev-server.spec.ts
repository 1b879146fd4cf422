import {spawn, type ChildProcess} from 'node:child_process';
import {pageAt} from '../examples/pages.cjs';
import {failingRow, opened, passing} from './examples';
import {FIRST_PORT} from './servers';
import {expect, hydrated, test} from './test';

const PORT = FIRST_PORT + 2;
const ADDRESS = `http://localhost:${PORT}`;

/** The development server, on a clone that was never built. */
test.describe('npm start', () => {
  test.describe.configure({mode: 'serial', timeout: 300_000});
  let server: ChildProcess;

  test.beforeAll(async () => {
    // The limit of the tests does not apply to hooks.
    test.setTimeout(300_000);
    server = spawn('npx', ['docusaurus', 'start', '--no-open', '--host', 'localhost', '--port', `${PORT}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that it ends with all that it started.
      detached: true,
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    });
    const output: string[] = [];
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', text => output.push(String(text)));
    // The first page waits for the first compilation, which takes minutes on a busy machine.
    await expect(async () => {
      const response = fetch(`${ADDRESS}/docs`, {signal: AbortSignal.timeout(60_000)});
      const status = await response.then(
        ({status: code}) => code,
        (error: Error) => String(error.cause ?? error),
      );
      expect(status, output.join('')).toBe(200);
    }).toPass({timeout: 270_000});
  });

  test.afterAll(() => {
    if (server.pid !== undefined) process.kill(-server.pid);
  });

  test('an example runs, can be edited and opens in the playground; failing examples show reports', async ({page}) => {
    const first = pageAt('docs/matchers/boolean.mdx').blocks.find(({marks}) => marks?.shows === 'example');
    const example = passing(page);
    // The server can reload the page after its first compilation.
    await expect(async () => {
      await page.goto(`${ADDRESS}/docs/matchers/boolean`);
      await hydrated(page);
      await example.getByRole('button', {name: 'Run'}).click({timeout: 10_000});
    }).toPass();
    await expect(example.getByRole('status')).toContainText('passed', {timeout: 60_000});
    await example.getByRole('button', {name: 'Edit'}).click();
    await expect(example.getByRole('textbox')).toHaveValue(first?.code ?? 'no example', {timeout: 60_000});
    const failing = await opened(failingRow(page));
    await expect(failing.getByRole('figure', {name: /^Jest report/}).first()).toContainText('expect(');
    await example.getByRole('link', {name: 'Open in playground'}).click();
    await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue(first?.code ?? 'no example', {
      timeout: 60_000,
    });
  });

  for (const id of ['tobearrayofsize', 'tobearrayofsize-failing-example'])
    test(`the first page opens the row of its hash and scrolls to it: #${id}`, async ({page}) => {
      // On a busy machine the styles, which `npm start` loads with scripts, can move the page after it followed its hash.
      await expect(async () => {
        await page.goto('about:blank');
        await page.goto(`${ADDRESS}/docs/matchers/array#${id}`);
        await expect(page.locator(`#${id}`)).toBeInViewport({timeout: 10_000});
        // It would cover the heading.
        await expect(page.locator('.navbar')).not.toBeInViewport({timeout: 5_000});
      }).toPass();
    });

  test('the search finds text of the source files', async ({page}) => {
    await page.goto(`${ADDRESS}/search?q=array%20of%20size`);
    await expect(page.getByRole('main').getByRole('link', {name: '.toBeArrayOfSize(size)'})).toBeVisible({
      timeout: 60_000,
    });
  });
});
