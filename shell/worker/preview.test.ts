import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getKeptUrl } from './kept.ts';
import { fetchPath, SITE } from './testing/fetch-path.ts';
import { publish, setPointer, unpublish } from './testing/releases.ts';

const publishTips = (title: string) =>
  publish({
    files: { 'tips.js': `'${title}'` },
    fragments: { '/plan-trip': { head: { title }, body: `<h1>${title}</h1>` } },
  });

let stable = '';
let candidate = '';
beforeEach(async () => {
  await unpublish();
  stable = await publishTips('Stable');
  candidate = await publishTips('Candidate');
  await setPointer({ stable });
});

afterEach(() => void vi.restoreAllMocks());

const fetchWith = (cookie: string, path = '/plan-trip') => fetchPath(path, { headers: { cookie } });

/** Requests a path as a team does, by its key. */
const fetchAsTeam = (path: string, cookie = '') =>
  fetchPath(path, { headers: { authorization: `Bearer ${env.TEAM_KEY}`, cookie } });

describe('?mfe=<remote>@<version>', () => {
  test('sets a cookie for this session, and redirects to the same page without the parameter', async () => {
    const response = await fetchAsTeam(`/plan-trip?day=2&mfe=trip-tips@${candidate}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/plan-trip?day=2');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('set-cookie')).toBe(
      `preview=trip-tips@${candidate}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test('also ends on the not-found page of a path that looks like a file', async () => {
    const response = await fetchWith(`preview=trip-tips@${candidate}`, '/nowhere.html?mfe=none');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/nowhere.html']);
  });

  test('adds to the previews of the visitor', async () => {
    const catalogue = await publish({ remote: 'catalogue' });
    await setPointer({ stable: catalogue }, 'catalogue');
    const response = await fetchAsTeam(`/?mfe=catalogue@${catalogue}`, `preview=trip-tips@${candidate}`);
    expect(response.headers.get('set-cookie')).toContain(`preview=trip-tips@${candidate}/catalogue@${catalogue};`);
    await unpublish('catalogue');
  });

  test('with "none" ends all previews', async () => {
    const response = await fetchWith(`preview=trip-tips@${candidate}`, '/plan-trip?mfe=none');
    expect(response.headers.get('location')).toBe('/plan-trip');
    expect(response.headers.get('set-cookie')).toBe('preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  });

  test.each([
    'trip-tips@never-published',
    'trip-tips',
    'trip-tips@',
    'unknown@1',
    'trip-tips@../catalogue/1',
    'trip-tips@https://evil.example/',
    'trip-tips@http://localhost:3003',
    'trip-tips@localhost:3999',
    'trip-tips@localhost:3003/channels.json',
    'trip-tips@evil.example:443',
    'trip-tips@user@localhost:3003',
    'trip-tips@1@2',
    '//evil.example',
    'trip-tips@<script>',
    'trip-tips@a%0d%0aset-cookie:x=1',
    '',
  ])('refuses %j with the reason, and sets nothing', async (value) => {
    const response = await fetchAsTeam(`/plan-trip?mfe=${value}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toMatch(
      /^(This is no version of a remote|There is no such version of trip-tips)\. Use /,
    );
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('redirects to this site only', async () => {
    const response = await fetchAsTeam(`//evil.example/?mfe=trip-tips@${candidate}`);
    expect(new URL(response.headers.get('location') ?? '', SITE).origin).toBe(SITE);
  });

  test.each(['/plan-trip', '/', '/nowhere', '/nowhere.html'])(
    'of a version that visitors do not get changes nothing at %s without the key, and the page says so',
    async (path) => {
      const headers = { accept: 'text/html', authorization: 'Bearer a guess', cookie: 'team=9999999999999.00' };
      const response = await fetchPath(`${path}?mfe=trip-tips@${candidate}`, { headers });
      expect(response.headers.get('set-cookie')).toBeNull();
      const html = await response.text();
      expect(html).toContain('Teams see it when they have signed in.</p><a href="/_reports">Sign in</a>');
      expect(html).not.toContain(candidate);
      expect(html).toContain(`"version":"${stable}","channel":"stable"`);
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await (await fetchPath(path, { headers: { accept: 'text/html' } })).text()).not.toContain(
        'preview-banner',
      );
    },
  );

  test('without the key sets nothing when one of several versions needs it, and says no more of one that nobody has', async () => {
    for (const query of [`mfe=trip-tips@${stable}&mfe=trip-tips@${candidate}`, 'mfe=trip-tips@never-published']) {
      const response = await fetchPath(`/plan-trip?${query}`);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
      expect(await response.text()).toContain('Sign in</a>');
    }
  });

  test('of the stable version or the canary needs no key', async () => {
    await setPointer({ stable, canary: { version: candidate, percent: 1 } });
    for (const version of [stable, candidate]) {
      const response = await fetchPath(`/plan-trip?mfe=trip-tips@${version}`);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([303, expect.stringContaining(version)]);
    }
  });

  test('of any version needs no key from a browser in which a team has signed in', async () => {
    const body = new URLSearchParams({ key: env.TEAM_KEY ?? '' });
    const signedIn = await fetchPath('/_reports/sign-in', { method: 'POST', body });
    const [cookie = ''] = signedIn.headers.get('set-cookie')?.split(';') ?? [];
    const response = await fetchWith(cookie, `/plan-trip?mfe=trip-tips@${candidate}`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, expect.stringContaining(candidate)]);
  });
});

describe('a page with a preview', () => {
  test('shows that version with a banner that names and ends it, and is not for search engines', async () => {
    const response = await fetchWith(`preview=trip-tips@${candidate}`);
    const html = await response.text();
    expect(html).toContain('<h1>Candidate</h1>');
    expect(html).toContain(`"version":"${candidate}","channel":"preview"`);
    expect(html).toContain(`Preview of <strong>trip-tips</strong> <code>${candidate}</code>`);
    expect(html).toContain('<a href="?mfe=none">End preview</a>');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('stands before a canary', async () => {
    await setPointer({ stable, canary: { version: stable, percent: 99 } });
    expect(await (await fetchWith(`preview=trip-tips@${candidate}; canary-group=1`)).text()).toContain(candidate);
  });

  test.each(['preview=trip-tips@gone-by-now', 'preview=x@y/%%%', 'preview=trip-tips@https://evil.example'])(
    'with the cookie %j shows what visitors get, without a banner',
    async (cookie) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      const html = await (await fetchWith(cookie)).text();
      expect(html).toContain('<h1>Stable</h1>');
      expect(html).not.toContain('preview-banner');
      error.mockRestore();
    },
  );
});

describe('a preview from a release server', () => {
  /** Responds to the keys of a bucket as a release server does, with the candidate as its build. */
  const serveCandidate = () =>
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const key = new URL(String(input)).pathname.slice(1);
      if (key === 'channels.json') return Response.json({ stable: candidate });
      const object = await env.R2_TRIP_TIPS.get(key);
      return object ? new Response(await object.arrayBuffer()) : new Response('', { status: 404 });
    });
  const cookie = 'preview=trip-tips@localhost:3003';

  test('begins when the server has a build', async () => {
    const serving = serveCandidate();
    const response = await fetchPath('/plan-trip?mfe=trip-tips@localhost:3003');
    expect([response.status, response.headers.get('set-cookie')]).toEqual([303, expect.stringContaining(cookie)]);
    expect(serving.mock.calls[0]?.[0]).toBe('http://localhost:3003/channels.json');
  });

  test('shows what the server has now, names the server, and keeps nothing for visitors', async () => {
    serveCandidate();
    const html = await (await fetchWith(cookie)).text();
    expect(html).toContain('<h1>Candidate</h1>');
    expect(html).toContain(`<code>${candidate}</code> from localhost:3003`);
    for (const version of [candidate, stable])
      expect((await fetchWith(cookie, `/_mfe/trip-tips/${version}/tips.js`)).status).toBe(200);
    expect(await caches.default.match(getKeptUrl(`/trip-tips/${candidate}/release.json`))).toBeUndefined();
    expect(await (await fetchPath('/plan-trip')).text()).toContain('<h1>Stable</h1>');
  });

  test('through a tunnel is for teams only', async () => {
    const serving = serveCandidate();
    const path = '/plan-trip?mfe=trip-tips@tunnel.guide.test:443';
    const refused = await fetchPath(path);
    expect([refused.status, refused.headers.get('set-cookie'), serving.mock.calls]).toEqual([200, null, []]);
    expect((await fetchAsTeam(path)).status).toBe(303);
    expect(serving.mock.calls[0]?.[0]).toBe('https://tunnel.guide.test/channels.json');
    const html = await (await fetchWith('preview=trip-tips@tunnel.guide.test:443')).text();
    expect(html).toContain(`<code>${candidate}</code> from tunnel.guide.test`);
  });

  test('is refused with what to do when the server has no build', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
    const response = await fetchPath('/plan-trip?mfe=trip-tips@localhost:3003');
    expect([response.status, await response.text()]).toEqual([
      400,
      'localhost:3003 serves no build: run "npm run serve" in the folder mfe-trip-tips, and wait for it.\n',
    ]);
  });

  test('shows what visitors get when the server does not respond any more', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'));
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await (await fetchWith(cookie)).text()).toContain('<h1>Stable</h1>');
    expect((await fetchWith(cookie, `/_mfe/trip-tips/${stable}/tips.js`)).status).toBe(200);
  });
});

test('?parts loads the overlay, and nothing else does', async () => {
  const script = '<script src="/team-tools/parts.js" type="module"></script>';
  expect(await (await fetchPath('/plan-trip?parts')).text()).toContain(script);
  expect(await (await fetchPath('/plan-trip')).text()).not.toContain('team-tools');
});
