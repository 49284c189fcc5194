import { expect, test, vi } from 'vitest';
// The cards of the first pages, which the page has.
import '../../content/first-pages.ts';
import { createSearchClient } from './create-search-client.ts';
import { InProcessSearchWorker } from './in-process-search-worker.ts';
import { EMPTY_QUERY } from './search-query.ts';

const createQuery = (q: string) => ({ ...EMPTY_QUERY, q });

function createTestClient() {
  const workers: InProcessSearchWorker[] = [];
  const client = createSearchClient(() => {
    const worker = new InProcessSearchWorker();
    workers.push(worker);
    return worker;
  });
  return {
    client,
    workers,
    getTexts: () => workers.flatMap(({ tasks }) => tasks.map(({ query }) => query.q)),
    waitForResult: (q: string) => vi.waitFor(() => expect(client.getState().result?.query.q).toBe(q)),
  };
}

test('starts no worker before the first search, and one for all searches', async () => {
  const { client, workers, waitForResult } = createTestClient();
  expect(workers).toHaveLength(0);
  client.search(createQuery('waterfal butakovski'));
  await waitForResult('waterfal butakovski');
  expect(client.getState().result).toMatchObject({ count: 1, shown: [{ slug: 'butakovsky-waterfall' }], closed: [] });
  client.search(createQuery('charyn'));
  await waitForResult('charyn');
  expect(workers).toHaveLength(1);
});

test('of the queries that come during a search only the last one is searched for', async () => {
  const { client, getTexts, waitForResult } = createTestClient();
  for (const q of ['l', 'la', 'lak', 'lake']) client.search(createQuery(q));
  await waitForResult('lake');
  expect(getTexts()).toEqual(['l', 'lake']);
});

test('the same query is searched for once, so that Back has its result at once', async () => {
  const { client, getTexts, waitForResult } = createTestClient();
  client.search(createQuery('lake'));
  await waitForResult('lake');
  const before = client.getState();
  client.search(createQuery('lake'));
  client.preload(createQuery('lake'));
  expect(client.getState()).toBe(before);
  expect(getTexts()).toEqual(['lake']);
});

test('tells of a worker that fails, and Retry starts another one', async () => {
  const { client, workers, waitForResult } = createTestClient();
  const listener = vi.fn();
  client.subscribe(listener);
  client.search(createQuery('lake'));
  workers[0]?.dispatchEvent(new Event('error'));
  expect(client.getState()).toEqual({ hasFailed: true });
  expect(listener).toHaveBeenCalledOnce();
  expect(workers[0]?.isTerminated).toBe(true);
  client.retry(createQuery('lake'));
  expect(client.getState()).toEqual({});
  await waitForResult('lake');
  expect(client.getState().hasFailed).toBeUndefined();
});

test('asks for 48 results at first, and for 48 more with each press', async () => {
  const { client, workers, waitForResult } = createTestClient();
  client.search(createQuery('a'));
  await waitForResult('a');
  const shown = client.getState().result?.shown.length ?? 0;
  client.showMore();
  expect(workers[0]?.tasks.map(({ size }) => size)).toEqual([48, shown + 48]);
});
