import {createEmbeddedClient} from './embedded-client';
import {createIndexedSection} from './testing/create-section';

const query = {text: 'arrays'};

test('loads nothing by itself, and the index once for all searches', async () => {
  const load = jest.fn(async () => [createIndexedSection()]);
  const client = createEmbeddedClient(load);
  expect(load).not.toHaveBeenCalled();

  await Promise.all([client.prepare(), client.prepare(), client.search(query)]);
  const {hits, count} = await client.search(query);

  expect(load).toHaveBeenCalledOnce();
  expect(count).toBe(1);
  expect(hits[0]?.url).toBe('/docs/matchers/array#tobearray');
});

test('an index that cannot be loaded rejects with the reason, and the next search tries again', async () => {
  const client = createEmbeddedClient(
    jest.fn(async () => [createIndexedSection()]).mockRejectedValueOnce(new Error('Offline')),
  );

  await expect(client.search(query)).rejects.toThrow('Offline');
  await expect(client.search(query)).resolves.toMatchObject({count: 1});
});
