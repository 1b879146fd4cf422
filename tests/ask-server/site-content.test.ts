import {siteContent} from '../../ask-server/site-content';
import {FORM} from '../../src/search/index-file';
import {builtSite} from './site';

const INDEX = 'assets/search/index-0a1b2c3d.json';
const PASSAGES = 'ask/docs/matchers/array.json';

test('searches and quotes the built site', async () => {
  const {find, passages, passagesOf} = await siteContent(await builtSite());
  expect(passages).toBeArrayOfSize(4);
  expect(await passagesOf('/docs/matchers/array')).toBeArrayOfSize(2);
  expect((await find('array of size'))[0]).toBe('/docs/matchers/array#tobearrayofsize');
});

test.each([
  ['no index', {[INDEX]: ''}, /assets\/search has 0 search indexes, not one.* Build the site/],
  [
    'no passages',
    {[PASSAGES]: '', 'ask/docs/getting-started/setup.json': '', 'ask/docs/matchers/toBeNil.json': ''},
    /ask has no passages. Build the site/,
  ],
  ['an index that is cut short', {[INDEX]: '{"form":1,'}, /index-0a1b2c3d.json cannot be read: .*JSON/],
  [
    'an index of another version',
    {[INDEX]: '{"form":0,"pages":[]}'},
    new RegExp(`The search index is not of form ${FORM}. Build`),
  ],
  ['passages of another version', {[PASSAGES]: '{"form":9,"passages":[]}'}, /The file of passages is not of form 3/],
])('refuses a site with %s, and says what to do', async (_, changed, sentence) => {
  await expect(siteContent(await builtSite(changed))).rejects.toThrow(sentence);
});
