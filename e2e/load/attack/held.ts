import locations from '../../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { addDays, todayInAlmaty } from '../../../shared-dates/src/index.ts';
import type { PlanDocument } from '../../../shared-planner/src/schema/index.ts';
import { createHeaders, postRequest } from '../post-request.ts';
import { type Attack, repeat, tally } from './attack.ts';
import type { Target } from './target.ts';
import { call, nextNumber, plan, submit } from './visitor.ts';

const READS = 60;
/** Medians of responses to wrong keys may differ by so much, in milliseconds: more than a busy machine, less than a query. */
const MAX_DIFFERENCE_MS = 15;
const START = addDays(todayInAlmaty(), 30);
const NOBODY = 'ALM-0000000000';

const getMedian = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What wrong keys are told, and how long each takes; in turn, so that all meet the same load. */
async function guess(target: Target, guesses: readonly (readonly [reference: string, key: string])[]) {
  const answers = new Set<string>();
  const times = guesses.map((): number[] => []);
  for (let round = 0; round < READS; round += 1)
    for (const [index, [reference, key]] of guesses.entries()) {
      const start = performance.now();
      const response = await call(target, 'GET', `plans/${reference}`, key, { ip: `198.18.${50 + (round % 8)}.1` });
      answers.add(`${response.status} ${await response.text()}`);
      times[index]?.push(performance.now() - start);
    }
  return { answers: [...answers], medians: times.map(getMedian) };
}

const HOSTILE = [
  ...['a@b@example.com', 'a b@example.com', 'a@example.com\r\nBcc: x@example.com', 'a@example.com,b@example.com'],
  ...['a@example.com;b@example.com', '"a"@example.com', '<a@example.com>', 'A <a@example.com>', 'a@[127.0.0.1]'],
  ...['a@127.0.0.1', 'a@localhost', 'a\u0000@example.com', 'a\u200B@example.com', 'а@example.com', 'a@exаmple.com'],
  ...['@example.com', 'a@', 'a', '', ' ', 'a@example', '.a@example.com', 'a..b@example.com', 'a@-example.com'],
  ...['a@example.com%0aBcc:x@example.com', 'a@example.com?bcc=x@example.com', `${'a'.repeat(65)}@example.com`],
  ...[`a@${'b'.repeat(250)}.com`, "'; drop table itinerary_request; --@example.com"],
];

const PATHS = [
  ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/static/..%2f..%2fwrangler.jsonc'],
  ...['/.dev.vars', '/shell/.dev.vars', '/.git/config', '/wrangler.jsonc', '/worker/index.js', '/index.html'],
  ...[
    '/__proto__',
    '/constructor',
    '/toString',
    '/_mfe/__proto__/1/x.js',
    '/_mfe/catalogue/../x',
    '/_mfe/catalogue/%2e%2e/x',
  ],
  ...[
    '/_mfe//x',
    '/_mfe/shell/1/index.js',
    '/_mfe/shell/1/_fragments/__proto__',
    '/_mfe/catalogue/1/_fragments//evil.example',
    '/cms/config.yml',
  ],
  ...['/admin', '/editor', '/api/editor/sign-in', '/api/operations/emails', '/api/desk', '/api/plans', '/%00', '/%ff'],
];

const REDIRECTS = [
  ...['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/%5cevil.example', '/nature/', '/nature//'],
  ...['/NATURE', '//evil.example/nature/', '/https://evil.example', '/nature/..//evil.example', '/.//evil.example'],
  ...['/nature?next=//evil.example', '/_reports/sign-in?next=//evil.example', '/;@evil.example/'],
];

const SECRET = /LINK_SECRET|TEAM_KEY=|"devDependencies"|root:x:|compatibility_date|\[core\]/;

/** What the review found to hold. */
export const held: readonly Attack[] = [
  {
    id: 'held.3',
    name: 'A wrong key for a request that exists, for one that does not, and a malformed one',
    expected: 'the same 404, in the same time',
    run: async (target) => {
      const { reference, visitorKey } = await plan(target);
      const wrong = visitorKey.split('').toReversed().join('');
      const { answers, medians } = await guess(target, [
        [reference, wrong],
        [NOBODY, wrong],
        [reference, 'x'],
      ]);
      const difference = Math.max(...medians) - Math.min(...medians);
      return {
        seen: `${answers.length} different response to ${READS * 3}; medians ${medians.map((ms) => ms.toFixed(1)).join(', ')} ms`,
        held: answers.length === 1 && answers.every((text) => text.startsWith('404')) && difference < MAX_DIFFERENCE_MS,
      };
    },
  },
  {
    id: 'held.4',
    name: 'A reader who changes, sends, cancels, erases; keys of one role at the doors of the others; links taken back',
    expected: '403 to the reader, 404 to all others',
    run: async (target) => {
      const { reference, visitorKey, deskKey } = await plan(target);
      const path = `plans/${reference}`;
      const shared = (await (await call(target, 'PUT', `${path}/share`, visitorKey)).json()) as PlanDocument;
      const dated = (await (await call(target, 'PUT', `${path}/calendar`, visitorKey)).json()) as PlanDocument;
      const shareKey = shared.shareKey ?? '';
      const status = async (method: string, of: string, key: string) =>
        (await call(target, method, of, key, { etag: shared.etag, ...(method === 'PUT' && { body: {} }) })).status;
      const changes = [
        ...['PUT ', 'POST /send', 'POST /cancel', 'POST /erase', 'PUT /share', 'DELETE /share', 'PUT /calendar'],
        'DELETE /calendar',
      ].map((text) => text.split(' '));
      const reader = await Promise.all(changes.map(([method = '', of]) => status(method, path + of, shareKey)));
      const calendar = dated.calendarPath ?? '';
      const crossed = [
        await status('GET', `desk/${reference}`, visitorKey),
        await status('GET', `desk/${reference}`, shareKey),
        await status('GET', path, deskKey),
        await status('GET', path, calendar.split('/').at(-1)?.replace('.ics', '') ?? ''),
        (await fetch(target.origin + calendar.replace(/[^/]+\.ics$/, `${visitorKey}.ics`))).status,
      ];
      await call(target, 'DELETE', `${path}/share`, visitorKey);
      await call(target, 'DELETE', `${path}/calendar`, visitorKey);
      const ended = [await status('GET', path, shareKey), (await fetch(target.origin + calendar)).status];
      await call(target, 'PUT', `${path}/share`, visitorKey);
      ended.push(await status('GET', path, shareKey));
      await call(target, 'POST', `${path}/erase`, visitorKey);
      ended.push(await status('GET', path, visitorKey));
      return {
        seen: `the reader: ${tally(reader)}; keys of others: ${tally(crossed)}; taken back or erased: ${tally(ended)}`,
        held: reader.every((one) => one === 403) && [...crossed, ...ended].every((one) => one === 404),
      };
    },
  },
  {
    id: 'held.5',
    name: 'Fourteen sendings of one plan, then ten at once',
    expected: '10 × 202, and 429',
    run: async (target) => {
      const { reference, visitorKey } = await plan(target);
      const etag = (await call(target, 'GET', `plans/${reference}`, visitorKey)).headers.get('etag') ?? undefined;
      const send = async () => (await call(target, 'POST', `plans/${reference}/send`, visitorKey, { etag })).status;
      const [first, then] = [await repeat(14, send), await Promise.all(Array.from({ length: 10 }, send))];
      await target.settle();
      const accepted = [...first, ...then].filter((status) => status === 202).length;
      return {
        seen: `${tally(first)}; then ${tally(then)}`,
        held: accepted === 10 && [...first, ...then].every((status) => [202, 429].includes(status)),
      };
    },
  },
  {
    id: 'held.6',
    name: `${HOSTILE.length} hostile addresses`,
    expected: 'refused, or one email to that address only',
    run: async (target) => {
      await target.settle();
      const before = target.received.length;
      const sent = await repeat(HOSTILE.length, (index) => submit(target, { fields: { user_email: HOSTILE[index] } }));
      await target.settle();
      const emails = target.received.slice(before);
      const injected = emails.filter(({ to, data }) => to.length !== 1 || /^bcc:/im.test(data)).length;
      const accepted = HOSTILE.filter((_, index) => sent[index]?.status === 202);
      return {
        seen: `${tally(sent.map(({ status }) => status))}; ${injected} emails with another recipient; taken: ${JSON.stringify(accepted)}`,
        held: injected === 0 && sent.every(({ status }) => [202, 422].includes(status)),
      };
    },
  },
  {
    id: 'held.7',
    name: 'Thirty requests of one IPv4, of one /64, and of one IPv4 with other X-Forwarded-For',
    expected: '20 of each are taken in a minute',
    run: async (target) => {
      const send = (ip: (index: number) => string, headers: (index: number) => Record<string, string> = () => ({})) =>
        repeat(30, async (index) => (await submit(target, { ip: ip(index), headers: headers(index) })).status);
      const all = [
        await send(() => '198.18.60.1'),
        await send((index) => `2001:db8:64::${index.toString(16)}`),
        await send(
          () => '198.18.62.1',
          (index) => ({ 'x-forwarded-for': `203.0.113.${index}`, 'true-client-ip': `203.0.113.${index}` }),
        ),
      ];
      await target.settle();
      return {
        seen: all.map(tally).join('; '),
        held: all.every((statuses) => statuses.filter((status) => status === 202).length <= 20),
      };
    },
  },
  {
    id: 'held.8',
    name: 'Bodies, dates and keys of idempotency that no form sends',
    expected: 'refused: no 5xx, no data of others',
    run: async (target) => {
      const idempotencyKey = crypto.randomUUID();
      const first = await submit(target, { idempotencyKey });
      const reused = await submit(target, { idempotencyKey, address: 'another@example.com' });
      const fields: Record<string, unknown>[] = [
        ...['2026-02-30', '9999-12-31', '0000-00-00', '2027-1-1', '-1', ''].map((start_date) => ({ start_date })),
        ...[null, 1, [], {}, '[object Object]', [[]], [{ id: 1e308 }], [{ id: '__proto__' }]].map(
          (selected_locations) => ({
            selected_locations,
          }),
        ),
        { selected_locations: Array.from({ length: 600 }, () => ({ id: 1 })) },
        { constructor: { prototype: {} }, user_email: ['a@example.com'] },
      ];
      const sent = await repeat(fields.length, (index) => submit(target, { fields: fields[index] ?? {} }));
      const raw = [
        '',
        '{',
        '[]',
        'null',
        `${'['.repeat(15_000)}`,
        `{"__proto__":{"x":1}}`,
        '\uD800',
        'x'.repeat(40_000),
      ];
      const answers = await repeat(raw.length, async (index) => {
        const headers = createHeaders(`198.18.70.${index}`);
        const init = { method: 'POST', headers, body: raw[index] ?? '' };
        return (await fetch(`${target.origin}/api/submit-itinerary`, init)).status;
      });
      const statuses = [...sent.map(({ status }) => status), ...answers];
      const hasData = JSON.stringify(reused.body).includes(first.body.reference ?? '-');
      return {
        seen: `${tally(statuses)}; another request with a used key: ${reused.status}`,
        held: statuses.every((status) => status >= 400 && status < 500) && reused.status === 409 && !hasData,
      };
    },
  },
  {
    id: 'held.9',
    name: 'Plan requests with a foreign reference, prototypes, HTML, huge numbers and lists',
    expected: 'refused or planned for the own request, no 5xx',
    run: async (target) => {
      const victim = await plan(target);
      const { reference, visitorKey } = await plan(target);
      const valid = { start_date: START, end_date: addDays(START, 1), locations: [locations[0]?.id] };
      const bodies: object[] = [
        { ...valid, reference: victim.reference, revision: 99 },
        { ...valid, preferences: JSON.parse('{"__proto__":{"pace":"full"}}') },
        { ...valid, preferences: { arrival: { gateway: 'constructor', time: '10:00' } } },
        { ...valid, preferences: { arrival: { gateway: '<script>alert(1)</script>', time: '10:00' } } },
        { ...valid, locations: [1e308] },
        { ...valid, locations: [-1, 0] },
        { ...valid, locks: Array.from({ length: 600 }, () => ({ kind: 'location', id: 1, date: START })) },
        { ...valid, previous: Array.from({ length: 600 }, () => ({ kind: 'location', id: 1, date: START })) },
        { ...valid, order: [Array.from({ length: 900 }, (_, id) => ({ kind: 'location', id }))] },
        { ...valid, start_date: '2026-02-30' },
      ];
      const statuses = await repeat(bodies.length, async (index) => {
        const etag = (await call(target, 'GET', `plans/${reference}`, visitorKey)).headers.get('etag') ?? undefined;
        return (await call(target, 'PUT', `plans/${reference}`, visitorKey, { body: bodies[index] ?? {}, etag }))
          .status;
      });
      const untouched = (await (
        await call(target, 'GET', `plans/${victim.reference}`, victim.visitorKey)
      ).json()) as PlanDocument;
      const revision = untouched.current?.plan.revision;
      return {
        seen: `${tally(statuses)}; the other plan has revision ${revision}`,
        held: statuses.every((status) => status < 500) && revision === 1,
      };
    },
  },
  {
    id: 'held.10',
    name: `The shell: ${PATHS.length} paths of foreign files, ${REDIRECTS.length} redirects, headers that a proxy would set`,
    expected: 'no foreign file, no redirect to another origin, nothing of the headers in the page',
    run: async (target) => {
      const { origin } = target;
      const leaked = await Promise.all(
        PATHS.map(async (path) => {
          const response = await fetch(origin + path, { redirect: 'manual' });
          return SECRET.test(await response.text()) || response.status >= 500 ? [`${path} ${response.status}`] : [];
        }),
      );
      const away = await Promise.all(
        REDIRECTS.map(async (path) => {
          const { headers } = await fetch(origin + path, { redirect: 'manual' });
          const location = headers.get('location');
          return location && new URL(location, origin).origin !== origin ? [`${path} → ${location}`] : [];
        }),
      );
      const page = await (
        await fetch(`${origin}/nature?mfe=<script>&q="><b>`, {
          headers: {
            ...{
              'x-forwarded-host': 'evil.example',
              'x-original-url': '//evil.example',
              'x-rewrite-url': '/evil.example',
            },
            ...{
              forwarded: 'host=evil.example',
              cookie: 'mfe=catalogue@evil.example',
              referer: 'https://evil.example',
            },
          },
        })
      ).text();
      const isReflected = page.includes('evil.example') || page.includes('mfe=<script>') || page.includes('"><b>');
      const operations = await repeat(3, async (index) => {
        const authorization = ['', 'Bearer x', 'Bearer undefined'][index] ?? '';
        return (await fetch(`${origin}/api/operations/emails`, { headers: { authorization } })).status;
      });
      const foreign = await postRequest(origin, nextNumber(), { headers: { apikey: 'wrong-key' } });
      return {
        seen: `files: ${leaked.flat().join(', ') || 'none'}; redirects away: ${away.flat().join(', ') || 'none'}; ${isReflected ? 'reflected' : 'not reflected'}; operations ${tally(operations)}, wrong key ${foreign.status}`,
        held:
          leaked.flat().length + away.flat().length === 0 &&
          !isReflected &&
          operations.every((status) => status >= 400) &&
          foreign.status === 401,
      };
    },
  },
];
