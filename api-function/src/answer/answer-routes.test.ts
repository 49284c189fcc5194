import { env, exports } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { createAnswerLink, createDeletionLink } from '../links/request-links.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { SITE } from '../testing/submission.ts';

const target = { site_origin: SITE, reference: 'ALM-0123456789' };
const post = (link: string) => exports.default.fetch(link, { method: 'POST', body: new URLSearchParams() });

beforeEach(clearDatabase);

test('the provider’s link asks first, and its form marks the request as answered, once', async () => {
  await recordRequest();
  const link = await createAnswerLink(env.LINK_SECRET, target);
  const question = await exports.default.fetch(link);
  expect([question.status, await question.text()]).toEqual([200, expect.stringContaining('The itinerary is sent')]);
  expect(await selectRequests()).toMatchObject([{ answered_at: null }]);
  expect((await post(link)).status).toBe(200);
  const [first] = await selectRequests();
  expect(first?.answered_at).toMatch(/^20\d\d-/);
  await post(link);
  expect(await selectRequests()).toEqual([first]);
});

test('the link of a deleted request says that it is gone', async () => {
  const response = await post(await createAnswerLink(env.LINK_SECRET, target));
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('no such request any more')]);
});

test('the token of the visitor’s link does not mark a request as answered', async () => {
  await recordRequest();
  const deletionLink = await createDeletionLink(env.LINK_SECRET, target);
  const response = await post(deletionLink.replace('/delete?', '/answered?'));
  expect(response.status).toBe(403);
  expect(await selectRequests()).toMatchObject([{ answered_at: null }]);
});
