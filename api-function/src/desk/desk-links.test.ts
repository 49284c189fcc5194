import { env } from 'cloudflare:workers';
import { DeskLinkList } from '@almaty/planner/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MailerError } from '../email/mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { fetchAsOperator } from '../testing/operator.ts';
import {
  type acceptingMailer,
  createFailingMailer,
  createServices,
  NOW,
  recordRequest,
  secondsLater,
} from '../testing/outbox.ts';
import { callDesk, deskKey, REFERENCE } from '../testing/plan-api.ts';
import { runCron } from '../testing/scheduled.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

const getId = (key: string) => key.slice(0, key.indexOf('.'));
const read = async (response: Response) => DeskLinkList.parse(await response.json());
const list = async (key: string) => read(await callDesk('/links', { key }));
const open = async (key: string) => (await callDesk('', { key })).status;
const end = (path: string, key: string) => callDesk(path, { method: 'POST', key });

/** Delivers the provider's email, and gets the key in its link. */
async function readMailedKey(id: number): Promise<string> {
  const texts: string[] = [];
  const mailer: typeof acceptingMailer = (email, beforeContent) => {
    texts.push(email.text);
    return beforeContent();
  };
  await deliverEmail(id, createServices(mailer));
  return /\/desk\/alm-0123456789#(\S+)/.exec(texts.join(''))?.[1] ?? '';
}

test('each email to the provider has a link of its own, which an attempt after a failure keeps', async () => {
  const [, provider] = await recordRequest();
  await deliverEmail(provider, createServices(createFailingMailer(new MailerError('smtp_451', 'not_accepted'))));
  const { results } = await env.DB.prepare('select id from desk_link').all();
  await env.DB.prepare('update outbox set next_attempt_at = created_at').run();
  const key = await readMailedKey(provider);
  expect(results).toEqual([{ id: getId(key) }]);
  expect(await open(key)).toBe(200);
});

test('the desk lists the links that work, with the email that each stands in and when it was used', async () => {
  await recordRequest();
  const first = await deskKey({ revision: 1 });
  vi.setSystemTime(secondsLater(60));
  const second = await deskKey({ revision: 2 });
  expect(await list(second)).toEqual({
    own: getId(second),
    links: [
      {
        id: getId(second),
        reference: REFERENCE,
        issued_at: secondsLater(60).toISOString(),
        last_used_at: secondsLater(60).toISOString(),
      },
      { id: getId(first), reference: REFERENCE, issued_at: NOW.toISOString(), last_used_at: null },
    ],
  });
});

test('one press ends one link at once, or all others', async () => {
  await recordRequest();
  const [first, second, third] = await Promise.all([1, 2, 3].map((revision) => deskKey({ revision })));
  const [own = '', leaked = '', other = ''] = [first, second, third];
  expect((await read(await end(`/links/${getId(leaked)}/end`, own))).links.map(({ id }) => id).sort()).toEqual(
    [getId(own), getId(other)].sort(),
  );
  expect(await Promise.all([own, leaked, other].map(open))).toEqual([200, 404, 200]);
  expect((await end('/links/end-others', leaked)).status).toBe(404);
  expect((await read(await end('/links/end-others', own))).links).toMatchObject([{ id: getId(own) }]);
  expect(await Promise.all([own, leaked, other].map(open))).toEqual([200, 404, 404]);
});

test('an operator lists links, ends one, and ends all', async () => {
  await recordRequest();
  const keys = await Promise.all([1, 2, 3].map((revision) => deskKey({ revision })));
  const [leaked = '', ...others] = keys;
  const links = await (await fetchAsOperator('/api/operations/desk-links')).json<{ id: string }[]>();
  expect(links.map(({ id }) => id).sort()).toEqual(keys.map(getId).sort());
  expect(await (await fetchAsOperator('/api/operations/desk-links/end', { id: getId(leaked) })).json()).toEqual({
    ended: 1,
  });
  expect(await Promise.all(keys.map(open))).toEqual([404, 200, 200]);
  expect((await fetchAsOperator('/api/operations/desk-links/end', {})).status).toBe(422);
  expect(await (await fetchAsOperator('/api/operations/desk-links/end', { all: true })).json()).toEqual({ ended: 2 });
  expect(await Promise.all(others.map(open))).toEqual([404, 404]);
});

test('an operator gets a hundred links a page, and the desk all of them', async () => {
  await recordRequest();
  const keys = await Promise.all(Array.from({ length: 101 }, (_, index) => deskKey({ revision: index + 1 })));
  const count = async (query: string) =>
    (await (await fetchAsOperator(`/api/operations/desk-links${query}`)).json<object[]>()).length;
  expect([await count(''), await count('?page=2'), await count('?page=3')]).toEqual([100, 1, 0]);
  expect((await list(keys[0] ?? '')).links).toHaveLength(101);
});

test('the purge forgets links that have expired', async () => {
  const issue = (days: number) => deskKey({ revision: days, issuedAt: new Date(NOW.getTime() - days * 86_400_000) });
  await Promise.all([29, 30].map(issue));
  await runCron('17 22 * * *');
  expect((await env.DB.prepare('select revision from desk_link').all()).results).toEqual([{ revision: 29 }]);
});
