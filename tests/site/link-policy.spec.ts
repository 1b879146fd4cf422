import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/** The result of a build. */
interface Build {
  readonly exitCode: number | null;
  /** The whole output, without colors. */
  readonly output: string;
  readonly folder: string;
}

/**
 * Builds one of the cases of link-policy/.
 * @param name the beginning of the names of files in link-policy/docs, or `missing-logo`
 */
async function build(name: string): Promise<Build> {
  const folder = path.resolve('.cache/link-policy', name);
  return new Promise(resolve => {
    const child = spawn(`npx docusaurus build tests/site/link-policy --no-minify --out-dir "${folder}"`, {
      shell: true,
      env: {
        ...process.env,
        FIXTURE_CASE: name,
        NO_COLOR: '1',
        // Several cases may be built at the same time.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-${name}`,
      },
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('close', exitCode => resolve({exitCode, output, folder}));
  });
}

test.describe('link checks of the build', () => {
  test.setTimeout(120_000);

  test('a broken link stops the build; the error names the page and the link', async () => {
    const {exitCode, output} = await build('broken-link');
    expect(exitCode, output).not.toBe(0);
    expect(output).toContain('/docs/broken-link');
    expect(output).toContain('/no-such-page');
  });

  test('a link to a missing Markdown file or image stops the build; the error names the page and the target', async () => {
    const {exitCode, output} = await build('broken-file');
    expect(exitCode, output).not.toBe(0);
    for (const name of ['broken-file-link.mdx', 'no-such-file.mdx', 'broken-file-image.mdx', 'no-such-image.png'])
      expect(output).toContain(name);
  });

  test('a broken anchor causes a warning, and the build continues; a banner that is not enabled is absent', async () => {
    const {exitCode, output, folder} = await build('broken-anchor');
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/\[WARNING\].*broken anchors/i);
    expect(output).toContain('#no-such-anchor');
    // Guards plugins/bundler: Rspack deprecates a setting of Docusaurus.
    expect(output).not.toContain('Deprecation');
    const home = readFileSync(path.join(folder, 'docs/index.html'), 'utf8');
    expect(home, 'no banner about the base URL, where it is not enabled').not.toContain('base-url-issue-banner');
  });
});
