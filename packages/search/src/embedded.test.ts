import {embeddedClient} from './embedded';
import {section} from './testing/section';

const query = {text: 'arrays'};

test('loads nothing by itself, and the index once for all searches', async () => {
  const load = jest.fn(async () => [section()]);
  const client = embeddedClient(load);
  expect(load).not.toHaveBeenCalled();

  await Promise.all([client.prepare(), client.prepare(), client.search(query)]);
  const {hits, count} = await client.search(query);

  expect(load).toHaveBeenCalledOnce();
  expect(count).toBe(1);
  expect(hits[0]?.url).toBe('/docs/matchers/array#tobearray');
});

test('an index that cannot be loaded rejects with the reason, and the next search tries again', async () => {
  const client = embeddedClient(jest.fn(async () => [section()]).mockRejectedValueOnce(new Error('Offline')));

  await expect(client.search(query)).rejects.toThrow('Offline');
  await expect(client.search(query)).resolves.toMatchObject({count: 1});
});
