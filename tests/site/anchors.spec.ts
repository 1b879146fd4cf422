import {findNewUrl} from '../../src/components/not-found/findNewUrl';
import {expect, hydrated, open, test} from './test';
import publicAnchors from './public-anchors.json';
import {readHtml, sitemapPaths} from './sitemap';

/** The ids in built HTML. The minifier omits quotes where it can. */
function idsIn(html: string): string[] {
  return [...html.matchAll(/<[^!/][^>]*?\sid=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/g)].map(
    ({groups}) => groups?.quoted ?? groups?.bare ?? '',
  );
}

/** The targets of links in built HTML. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href=(?:"(?<quoted>[^"]*)"|(?<bare>[^\s>]+))/g)].map(
    ({groups}) => groups?.quoted ?? groups?.bare ?? '',
  );
}

for (const [path, anchors] of Object.entries(publicAnchors)) {
  test(`every public anchor of ${path} still works`, () => {
    const moved = findNewUrl({pathname: path, search: '', hash: ''}, '/')?.replace(/#.*/, '');
    const ids = new Set(idsIn(readHtml(moved ?? path)));
    expect(anchors.filter(anchor => !ids.has(anchor))).toEqual([]);
  });
}

test('an old anchor leads to the heading that replaced it', async ({page}) => {
  await open(page, '/docs/matchers/array#tobeinrangemin-max');
  await expect(page.locator('#tobeinrange')).toBeInViewport();
});

test('the name of a matcher as it is written leads to its section', async ({page}) => {
  await page.goto('/docs/matchers/array#toIncludeSameMembers');
  await expect(page.locator('#toincludesamemembers')).toBeInViewport();
  await hydrated(page);
  await page.evaluate(() => (location.hash = 'toBeArray'));
  await expect(page.locator('#tobearray')).toBeInViewport();
});

test('a page of matchers by the name of its group leads to the page', async ({page}) => {
  await page.goto('/docs/matchers/Array#tobearray');
  await expect(page).toHaveURL(/\/docs\/matchers\/array#tobearray$/);
  await expect(page.locator('#tobearray')).toBeInViewport();
});

test('no page has duplicate ids', () => {
  const twice = sitemapPaths().flatMap(path => {
    const ids = idsIn(readHtml(path));
    return ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${path}#${id}`);
  });
  expect(twice).toEqual([]);
});

test('every link to an anchor of the site has a target', () => {
  const bare = (path: string) => path.replace(/\/$/, '');
  const ids = new Map(sitemapPaths().map(path => [bare(path), new Set(idsIn(readHtml(path)))]));
  const lost = sitemapPaths().flatMap(path =>
    linksIn(readHtml(path))
      // The hash of a link to the playground is code.
      .filter(link => link.includes('#') && !/^[a-z]+:|^\/playground#/.test(link))
      .filter(link => {
        const {pathname, hash} = new URL(link, `http://site${path}`);
        return !ids.get(bare(pathname))?.has(decodeURIComponent(hash.slice(1)));
      })
      .map(link => `${path}: ${link}`),
  );
  expect(lost).toEqual([]);
});
