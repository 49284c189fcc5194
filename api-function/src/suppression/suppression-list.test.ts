import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase } from '../testing/database.ts';
import { NOW, secondsLater, suppress, suppressionList } from '../testing/outbox.ts';
import { SuppressionList } from './suppression-list.ts';

const ADDRESS = 'visitor@example.com';
const DAY_S = 24 * 3600;

beforeEach(clearDatabase);

test('holds no address, and no digest that can be computed without the secret', async () => {
  await suppress(ADDRESS, 'owner');
  const [entry] = await suppressionList.list();
  const plainDigest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ADDRESS));
  expect(entry?.address_digest).toMatch(/^[0-9a-f]{64}$/);
  expect(entry?.address_digest).not.toBe(new Uint8Array(plainDigest).toHex());
  const other = new SuppressionList(env.DB, ['a secret of another site, 32 or more']);
  expect(await other.has(ADDRESS, NOW)).toBe(false);
});

test('an entry of the previous secret is found and lifted, and new ones are made with the new secret', async () => {
  await suppress(ADDRESS, 'owner');
  const next = 'the secret that replaces another one, 32+';
  const rotated = new SuppressionList(env.DB, [next, env.ADDRESS_DIGEST_SECRET]);
  expect(await rotated.has(ADDRESS, NOW)).toBe(true);
  await (await rotated.prepareAdd('new@example.com', 'owner', NOW)).run();
  expect(await new SuppressionList(env.DB, [next]).has('new@example.com', NOW)).toBe(true);
  expect(await rotated.lift(ADDRESS)).toBe(true);
  expect(await rotated.has(ADDRESS, NOW)).toBe(false);
});

test('an entry has a reason, a date and an end, except one that the owner of the address asked for', async () => {
  await suppress('one@example.com', 'mailbox');
  await suppress('two@example.com', 'owner', secondsLater(1));
  expect(await suppressionList.list()).toMatchObject([
    { reason: 'owner', created_at: secondsLater(1).toISOString(), ends_at: null },
    { reason: 'mailbox', created_at: NOW.toISOString(), ends_at: secondsLater(90 * DAY_S).toISOString() },
  ]);
});

test('what the owner asked for is not replaced by an entry that ends, and replaces one', async () => {
  await suppress(ADDRESS, 'mailbox');
  await suppress(ADDRESS, 'owner');
  await suppress(ADDRESS, 'mailbox');
  expect(await suppressionList.list()).toMatchObject([{ reason: 'owner', ends_at: null }]);
});

test('ended entries are removed', async () => {
  await suppress(ADDRESS, 'mailbox');
  await suppressionList.removeEnded(secondsLater(90 * DAY_S - 1));
  expect(await suppressionList.list()).toHaveLength(1);
  await suppressionList.removeEnded(secondsLater(90 * DAY_S));
  expect(await suppressionList.list()).toEqual([]);
});

test.each(['an address', 'its digest'])('an entry is lifted by %s', async (by) => {
  await suppress(ADDRESS, 'owner');
  const [entry] = await suppressionList.list();
  const given = by === 'an address' ? 'Visitor@example.com ' : (entry?.address_digest ?? '');
  expect(await suppressionList.lift(given)).toBe(true);
  expect(await suppressionList.lift(given)).toBe(false);
  expect(await suppressionList.has(ADDRESS, NOW)).toBe(false);
});
