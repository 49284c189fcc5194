import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import {
  callApi,
  callDesk,
  callPlan,
  changePlan,
  deliverDueAt,
  readDocument,
  readFailure,
} from '../testing/plan-api.ts';
import { readCalendar } from '../testing/read-calendar.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  await recordRequest();
  await deliverDueAt(NOW);
});

const make = async (path: string) => readDocument(await callPlan(path, { method: 'PUT' }));
const takeBack = async (path: string) => readDocument(await callPlan(path, { method: 'DELETE' }));
const selectActions = async () =>
  (await env.DB.prepare("select action from request_action where actor = 'visitor' order by rowid").all()).results.map(
    ({ action }) => action,
  );

describe('a share link', () => {
  test('opens the plan for reading only', async () => {
    const key = String((await make('/share')).shareKey);
    const document = await readDocument(await callPlan('', { key }));
    expect(document).toMatchObject({ role: 'reader', shareKey: null, calendarPath: null });
    expect(document.current).not.toBeNull();
    for (const response of [
      await changePlan(document, {}, (path, call) => callPlan(path, { ...call, key })),
      await callPlan('/send', { method: 'POST', key, ifMatch: document.etag }),
      await callPlan('/cancel', { method: 'POST', key }),
      await callPlan('/erase', { method: 'POST', key }),
      await callPlan('/share', { method: 'PUT', key }),
      await callPlan('/calendar', { method: 'DELETE', key }),
    ])
      expect(await readFailure(response)).toMatchObject({ status: 403, code: 'read_only' });
  });

  test('that is made twice is one; taken back it opens nothing, and the next one is another', async () => {
    const first = String((await make('/share')).shareKey);
    expect((await make('/share')).shareKey).toBe(first);
    expect((await takeBack('/share')).shareKey).toBeNull();
    expect((await callPlan('', { key: first })).status).toBe(404);
    const second = String((await make('/share')).shareKey);
    expect(second).not.toBe(first);
    expect((await callPlan('', { key: first })).status).toBe(404);
    expect((await callPlan('', { key: second })).status).toBe(200);
    expect(await selectActions()).toEqual(['share_link_made', 'share_link_taken_back', 'share_link_made']);
  });

  test('is for the visitor to make, and not made after a cancellation', async () => {
    expect(await readFailure(await callDesk('/share', { method: 'PUT' }))).toMatchObject({ code: 'visitor_only' });
    await callPlan('/cancel', { method: 'POST' });
    expect(await readFailure(await callPlan('/share', { method: 'PUT' }))).toMatchObject({ status: 409 });
    expect((await takeBack('/share')).shareKey).toBeNull();
  });
});

describe('a calendar address', () => {
  const subscribe = async () => String((await make('/calendar')).calendarPath);
  const fetchCalendar = (path: string) => callApi(path, { key: '' });

  test('is the calendar of the current plan for whoever has it, and follows changes that were not sent', async () => {
    const path = await subscribe();
    const response = await fetchCalendar(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline/),
      'cache-control': 'no-store',
    });
    const text = await response.text();
    expect(text).toContain('REFRESH-INTERVAL');
    const before = readCalendar(text);
    expect(before.map(({ summary }) => summary)).toEqual(expect.arrayContaining(['Charyn Canyon', 'Big Almaty Peak']));
    await changePlan(await readDocument(await callPlan()), { locations: [31] });
    const after = readCalendar(await (await fetchCalendar(path)).text());
    const find = (name: string) => after.find(({ summary }) => summary.endsWith(name));
    expect(find('Big Almaty Peak')).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
    expect(find('Charyn Canyon')).toMatchObject({
      status: 'CANCELLED',
      sequence: 1,
      summary: 'Cancelled: Charyn Canyon',
    });
    const uids = after.map(({ uid }) => uid);
    for (const { uid } of before) expect(uids).toContain(uid);
  });

  test('cancels every event after the request was cancelled', async () => {
    const path = await subscribe();
    const before = readCalendar(await (await fetchCalendar(path)).text());
    await callPlan('/cancel', { method: 'POST' });
    const after = readCalendar(await (await fetchCalendar(path)).text());
    expect(after.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
  });

  test('works no more after it was taken back, and the next one is another', async () => {
    const first = await subscribe();
    await takeBack('/calendar');
    expect((await fetchCalendar(first)).status).toBe(404);
    const second = await subscribe();
    expect([(await fetchCalendar(first)).status, (await fetchCalendar(second)).status]).toEqual([404, 200]);
    expect(await selectActions()).toEqual([
      'calendar_address_made',
      'calendar_address_taken_back',
      'calendar_address_made',
    ]);
  });

  test.each<[string, (path: string) => string]>([
    ['a wrong key', (path) => path.replace(/\w{4}\.ics$/, 'AAAA.ics')],
    ['another number', (path) => path.replace('/1.', '/2.')],
    ['another reference', (path) => path.replace('ALM-0123456789', 'ALM-9999999999')],
    ['a malformed reference', (path) => path.replace('ALM-0123456789', 'ALM')],
    ['no key', (path) => path.replace(/[^/]+$/, '.ics')],
  ])('%s is the 404 of a wrong link', async (_, change) => {
    const response = await fetchCalendar(change(await subscribe()));
    expect(await readFailure(response)).toMatchObject({ status: 404, code: 'plan_not_found' });
  });

  test('stays out of the log, also when the calendar cannot be written', async () => {
    const lines: unknown[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    const path = await subscribe();
    await env.R2_CATALOGUE.put('channels.json', '{');
    await env.DB.prepare("update plan set plan = json_set(plan, '$.data', 'gone')").run();
    expect(await readFailure(await fetchCalendar(path))).toMatchObject({ status: 503, code: 'plan_impossible' });
    await env.DB.prepare("update plan set plan = '{}'").run();
    expect((await fetchCalendar(path)).status).toBe(500);
    const key = path.split('/').at(-1)?.slice(2, -4) ?? '';
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join()).not.toContain(key);
  });
});
