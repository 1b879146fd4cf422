import {spawn, type ChildProcess} from 'node:child_process';
import {examplesOf} from '../../plugins/playground-examples/read';
import {readFileSync} from 'node:fs';
import {answers, entry} from './ask';
import {input} from './search';
import {expect, hydrated, test} from './test';

const PORT = 4312;
const ADDRESS = `http://localhost:${PORT}`;

/** The site as a maintainer has it who edits, on a clone that was never built. */
test.describe('npm start', () => {
  test.describe.configure({mode: 'serial', timeout: 180_000});
  let server: ChildProcess;

  test.beforeAll(async () => {
    server = spawn('npx', ['docusaurus', 'start', '--no-open', '--host', 'localhost', '--port', `${PORT}`], {
      stdio: 'ignore',
      // A group of its own, so that it ends with all that it started.
      detached: true,
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-dev'},
    });
    await expect
      .poll(
        () =>
          fetch(`${ADDRESS}/docs`).then(
            ({status}) => status,
            () => 0,
          ),
        {timeout: 150_000},
      )
      .toBe(200);
  });

  test.afterAll(() => {
    if (server.pid !== undefined) process.kill(-server.pid);
  });

  test('an example runs, is edited and opens in the playground; reports stand under those that fail', async ({
    page,
  }) => {
    await page.goto(`${ADDRESS}/docs/matchers/boolean`);
    await hydrated(page);
    const [first] = examplesOf(readFileSync('docs/matchers/boolean.mdx', 'utf8')).examples;
    const example = page.getByRole('button', {name: 'Run'}).first().locator('xpath=ancestor::*[.//pre][1]');
    await example.getByRole('button', {name: 'Run'}).click();
    await expect(example.getByRole('status')).toContainText('passed', {timeout: 60_000});
    await example.getByRole('button', {name: 'Edit'}).click();
    await expect(example.getByRole('textbox')).toHaveValue(first?.code ?? 'no example', {timeout: 60_000});
    await expect(page.getByRole('figure', {name: /^What Jest reports/}).first()).toContainText('●');
    await page.goto(`${ADDRESS}${await example.getByRole('link', {name: 'Open in playground'}).getAttribute('href')}`);
    await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue(first?.code ?? 'no example', {
      timeout: 60_000,
    });
  });

  test('the search finds what stands in the sources', async ({page}) => {
    await page.goto(`${ADDRESS}/search?q=array%20of%20size`);
    await expect(page.getByRole('main').getByRole('link', {name: '.toBeArrayOfSize(size)'})).toBeVisible({
      timeout: 60_000,
    });
  });

  test('the docs answer from the sources', async ({page}) => {
    await page.goto(`${ADDRESS}/docs`);
    await hydrated(page);
    await page.keyboard.press('ControlOrMeta+k');
    await input(page).fill('array of size');
    await entry(page).click({timeout: 60_000});
    await expect(answers(page)).toContainText('.toBeArrayOfSize(size)', {timeout: 60_000});
  });
});
