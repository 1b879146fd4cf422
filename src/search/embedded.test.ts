import {embeddedClient} from './embedded';
import {FORM, packed} from './index-file';

const file = JSON.stringify(
  packed([
    {
      url: '/docs/matchers/array#tobearray',
      titles: ['Matchers', 'Array', '.toBeArray()'],
      words: ['is list'],
      prose: 'Passes for arrays.',
      aside: '',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    },
  ]),
);

const answer = (body: string, status = 200) => ({ok: status === 200, status, text: async () => body});

/** A client whose fetches get the given answers, one after the other. */
function clientOf(...answers: (ReturnType<typeof answer> | Error)[]) {
  const fetched: string[] = [];
  const client = embeddedClient({
    address: () => '/index-1.json',
    siteUrl: 'https://example.org',
    fetch: async url => {
      const next = answers[fetched.push(url) - 1];
      if (next instanceof Error || !next) throw next ?? new Error('fetched too often');
      return next;
    },
  });
  return {client, fetched};
}

const query = {text: 'arrays'};

test('fetches nothing by itself, and the index once for all searches', async () => {
  const {client, fetched} = clientOf(answer(file));
  expect(fetched).toEqual([]);

  await Promise.all([client.prepare(), client.prepare(), client.search(query)]);
  const {hits, count} = await client.search(query);

  expect(fetched).toEqual(['/index-1.json']);
  expect(count).toBe(1);
  expect(hits[0]?.url).toBe('https://example.org/docs/matchers/array#tobearray');
});

test.each([
  ['missing', answer('<!doctype html>', 404), 'The search index /index-1.json answered 404.'],
  ['cut short', answer(file.slice(0, -9)), 'The search index /index-1.json is cut short or is not JSON.'],
  ['a page instead', answer('<!doctype html>'), 'The search index /index-1.json is cut short or is not JSON.'],
  ['of another format', answer('{"form":0,"pages":[]}'), `The search index is not of form ${FORM}.`],
  ['out of reach', new TypeError('Failed to fetch'), 'Failed to fetch'],
])('an index that is %s rejects with the reason, and the next search tries again', async (_, first, why) => {
  const {client, fetched} = clientOf(first, answer(file));

  await expect(client.search(query)).rejects.toThrow(why);
  await expect(client.search(query)).resolves.toMatchObject({count: 1});
  expect(fetched).toBeArrayOfSize(2);
});

test('reports a page without an index', async () => {
  const client = embeddedClient({address: () => undefined, siteUrl: 'https://example.org'});

  await expect(client.prepare()).rejects.toThrow('does not say where the search index is');
});
