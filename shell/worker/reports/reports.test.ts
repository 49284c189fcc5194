import { env } from 'cloudflare:workers';
import { REMOTE_NAMES, type ReportEvent } from '@almaty/delivery/schema';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE } from '../testing/fetch-path.ts';
import { createPage, expirePointer, publish } from '../testing/releases.ts';
import { BEARER, createEvent, openPage, post, postBody, readFigures, request } from '../testing/reports.ts';

const TEAM_KEY = env.TEAM_KEY ?? '';

let version: string;
const event = (fields: Partial<ReportEvent> = {}) => createEvent({ version, ...fields });
const getOwn = async () => (await readFigures()).find((figures) => figures.version === version);

beforeEach(async () => {
  version = await publish();
  expirePointer();
});

describe('a report', () => {
  beforeEach(async () => {
    await publish({ remote: 'catalogue', release: { pages: [createPage('/locations')] } });
    await publish({ remote: 'itinerary', release: { pages: [createPage('/plan/:reference')] } });
    expirePointer();
  });

  /** The routes that were counted of the version, with their views. */
  const getViews = async () => (await getOwn())?.pages.map(({ page, views }) => [page, views]);

  test('is counted for a route of the version that it names, of what visitors get now, or of the shell', async () => {
    const named = [createPage('/plan-trip'), createPage('/plan-trip/winter')];
    version = await publish({ release: { pages: named } });
    await publish({ release: { pages: [createPage('/plan-trip')] } });
    expirePointer();
    const routes = ['*', '/', '/locations', '/plan-trip', '/plan-trip/winter', '/plan/:reference'];
    await post(routes.map((page) => event({ page })));
    expect(await getViews()).toEqual(routes.map((page) => [page, 1]));
  });

  test('is not counted for a route that nobody has, alone or beside one that somebody has', async () => {
    const gone = await publish({ release: { pages: [createPage('/plan-trip/autumn')] } });
    version = await publish();
    expirePointer();
    const unknown = ['/nowhere', '/locations/:slug', '/plan/alm-secret', '/plan-trip/autumn'];
    await post(unknown.map((page) => event({ page })));
    expect(await getOwn()).toBeUndefined();
    await post([...unknown, '/plan-trip'].map((page) => event({ page })));
    expect(await getViews()).toEqual([['/plan-trip', 1]]);
    await post([event({ page: '/plan-trip/autumn', version: gone })]);
    expect((await readFigures()).find((figures) => figures.version === gone)?.views).toBe(1);
  });

  test('is counted by version, channel and page, with the quartile of what was measured', async () => {
    for (const value of [1000, 1100, 1200, 3000]) await post([event({ metric: 'lcp', value })]);
    await post([event(), event({ metric: 'render' }), event({ metric: 'late' })]);
    await post([event()]);
    await post([event({ page: '/locations' }), event({ channel: 'canary', metric: 'integrity' })]);
    const ofVersion = (await readFigures()).filter((figures) => figures.version === version);
    expect(ofVersion).toMatchObject([
      {
        ...{ channel: 'stable', views: 3, failures: 1, late: 1, inp: null, cls: null },
        lcp: { count: 4, p75Ms: expect.closeTo(1200, -2) },
        pages: [
          { page: '/plan-trip', views: 2, failures: 1 },
          { page: '/locations', views: 1, failures: 0, lcp: null },
        ],
      },
      { channel: 'canary', views: 0, failures: 1, failureKinds: { integrity: 1, render: 0 } },
    ]);
  });

  test('is answered with 204 whatever it is, and is dropped when it is no report', async () => {
    const token = await openPage();
    const bad = [
      [],
      [{ ...event(), version: 'a version' }],
      [{ ...event(), page: '/plan/alm-secret' }],
      [event({ value: -1 })],
      Array.from({ length: 21 }, () => event()),
      [event({ version: 'never-published' })],
      [event({ part: 'shell', version: 'deadbeef00' })],
    ].map((events) => JSON.stringify({ token, events }));
    const tooLong = JSON.stringify({ token, events: [event()] }) + ' '.repeat(9000);
    for (const body of [...bad, tooLong, '<<<', '[]', 'null', JSON.stringify([event()])]) {
      const response = await postBody(body);
      expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
        204,
        'no-store',
        '',
      ]);
    }
    expect(await getOwn()).toBeUndefined();
    expect(await readFigures('shell')).toEqual([]);
  });

  test('reads each version that it names once, and names one of a part', async () => {
    // From then on the releases of now are known.
    await post([event()]);
    const get = vi.spyOn(env.R2_TRIP_TIPS, 'get');
    await post(Array.from({ length: 20 }, (_, index) => event({ version: `guess-${index}` })));
    expect(get).not.toHaveBeenCalled();
    await post(Array.from({ length: 20 }, () => event({ version: 'never-published' })));
    expect(get).toHaveBeenCalledOnce();
    get.mockRestore();
  });

  test('of another site, outside the sample, or of a network that sends too many is dropped', async () => {
    await post([event()], { headers: { 'sec-fetch-site': 'cross-site' } });
    await post([event()], { variables: { REPORT_SAMPLE_PERCENT: '0' } });
    await post([event()], { variables: { REPORT_LIMIT: { limit: async () => ({ success: false }) } as RateLimit } });
    expect(await getOwn()).toBeUndefined();
  });

  test('goes once to the analytics engine with the weight of the sample, and without an address', async () => {
    const writeDataPoint = vi.fn();
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const REPORT_EVENTS: AnalyticsEngineDataset = { writeDataPoint };
    const token = await openPage();
    for (const _ of ['sent', 'sent again'])
      await post([event({ metric: 'lcp', value: 900 })], {
        token,
        headers: { 'cf-connecting-ip': '192.0.2.7' },
        variables: { REPORT_EVENTS, REPORT_SAMPLE_PERCENT: '25' },
      });
    vi.restoreAllMocks();
    expect(writeDataPoint.mock.calls).toEqual([
      [
        {
          indexes: ['trip-tips'],
          blobs: ['trip-tips', version, 'stable', '/plan-trip', 'lcp'],
          doubles: [900, 4],
        },
      ],
    ]);
  });

  test('on the content security policy is counted for the remote whose file it names, and no extension', async () => {
    const report = (sourceFile: string) => ({
      'csp-report': {
        'document-uri': `${SITE}/plan/alm-7k3m9q0t2x?secret=1`,
        'blocked-uri': 'https://evil.test/x.js',
        'source-file': sourceFile,
      },
    });
    const type = { 'content-type': 'application/csp-report' };
    const sendReport = (body: object) => postBody(JSON.stringify(body), type);
    await sendReport(report(`${SITE}/_mfe/trip-tips/${version}/page.js`));
    await sendReport(report('chrome-extension://abc/content.js'));
    await sendReport({ 'csp-report': { 'document-uri': 'https://other.test/' } });
    expect(await getOwn()).toMatchObject({
      ...{ policyViolations: 1, failures: 0, byNetwork: { networks: 0, failed: 0 } },
      pages: [{ page: '/plan/:reference', policyViolations: 1 }],
    });
  });
});

describe('the figures', () => {
  test.each([
    ['', 403],
    ['Bearer guess', 403],
    [BEARER.authorization, 200],
  ])('with the header authorization %j are status %d', async (authorization, status) => {
    const response = await request('/_reports/figures?part=catalogue', { headers: { authorization } });
    expect(response.status).toBe(status);
  });

  test.each(['part=nobody', 'part=catalogue&hours=0', 'part=catalogue&hours=1000', 'part=catalogue&hours=x'])(
    '%s is a bad request that says what to write',
    async (query) => {
      const response = await request(`/_reports/figures?${query}`, { headers: BEARER });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(`Name a part (shell, ${REMOTE_NAMES.join(', ')}, api)`);
    },
  );

  test.each([undefined, 'short'])('are closed while the site has the key %j', async (key) => {
    for (const path of ['/_reports', '/_reports/figures?part=catalogue'])
      expect(
        (await request(path, { headers: { authorization: `Bearer ${key}` } }, { TEAM_KEY: key as string })).status,
      ).toBe(404);
  });

  test('are a page that asks for the key, and shows every part for it', async () => {
    const closed = await request('/_reports');
    expect(closed.headers.get('x-robots-tag')).toBe('noindex');
    expect(await closed.text()).toContain('Key of the teams');
    const signIn = (key: string) =>
      request('/_reports/sign-in', { method: 'POST', body: new URLSearchParams({ key }) });
    const refused = await signIn('guess');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    const accepted = await signIn(TEAM_KEY);
    const cookie = accepted.headers.get('set-cookie') ?? '';
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, '/_reports']);
    expect(cookie).toMatch(/Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toContain(TEAM_KEY);
    await post([event(), event({ metric: 'load' })]);
    const page = await (await request('/_reports', { headers: { cookie } })).text();
    for (const text of [version, 'Trip tips', 'Shell', '1 (100.0 %)']) expect(page).toContain(text);
    for (const forged of [cookie.replace(/\d+\./, '9999999999999.'), 'team=1.00'])
      expect(await (await request('/_reports', { headers: { cookie: forged } })).text()).toContain('Key of the teams');
  });

  test.each([
    ['no form', JSON.stringify({ key: TEAM_KEY }), 'application/json'],
    ['a form that is too long', `key=${'x'.repeat(9000)}`, 'application/x-www-form-urlencoded'],
  ])('are not shown for %s, which is refused as a wrong key is', async (_, body, type) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    const response = await request('/_reports/sign-in', init);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('can be opened by a team while somebody else guesses', async () => {
    const limit = vi.fn(async ({ key }: { key: string }) => ({ success: !key.includes('192.0.2.66') }));
    const signIn = (address: string) =>
      request(
        '/_reports/sign-in',
        { method: 'POST', body: new URLSearchParams({ key: TEAM_KEY }), headers: { 'cf-connecting-ip': address } },
        { REPORT_LIMIT: { limit } as RateLimit },
      );
    const limited = await signIn('192.0.2.66');
    expect([limited.status, await limited.text()]).toEqual([429, expect.stringContaining('Too many attempts')]);
    expect((await signIn('192.0.2.7')).status).toBe(303);
  });

  test('of a part that nobody has opened are empty', async () => {
    for (const part of REMOTE_NAMES.filter((name) => name !== 'trip-tips')) expect(await readFigures(part)).toEqual([]);
  });
});

test('a page tells the browser where to report violations of its policy', async () => {
  const response = await request('/privacy');
  expect(response.headers.get('content-security-policy')).toContain('report-uri /_reports');
});
