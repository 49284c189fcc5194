import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchPath } from './testing/fetch-path.ts';
import { expirePointer, publish, putObject, setPointer, unpublish } from './testing/releases.ts';

const publishTips = (title: string) =>
  publish({ fragments: { '/plan-trip': { head: { title }, body: `<h1>${title}</h1>` } } });

let stable = '';
let canary = '';

/** Lets a share of the visitors get the canary. */
const runCanary = (percent: number) => setPointer({ stable, canary: { version: canary, percent } });

beforeEach(async () => {
  await unpublish();
  stable = await publishTips('Stable');
  canary = await publishTips('Canary');
  await setPointer({ stable });
});

const getGroup = (response: Response) => /^canary-group=(\d{1,2});/.exec(response.headers.get('set-cookie') ?? '')?.[1];

/** The version of the trip tips that a response names. */
const getVersion = async (response: Response) => /"trip-tips","version":"([^"]+)"/.exec(await response.text())?.[1];

const fetchAs = (group: string | number, path: string) =>
  fetchPath(path, { headers: { cookie: `theme=dark; canary-group=${group}` } });

test('without a canary no cookie is set', async () => {
  expect((await fetchPath('/plan-trip')).headers.get('set-cookie')).toBeNull();
});

describe('while a canary runs', () => {
  test('the first page gives a visitor a group from 0 to 99, which later pages keep', async () => {
    await runCanary(50);
    const first = await fetchPath('/plan-trip');
    const group = getGroup(first);
    expect(Number(group)).toBeLessThan(100);
    expect(first.headers.get('set-cookie')).toBe(
      `canary-group=${group}; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
    const second = await fetchAs(group ?? '', '/plan-trip');
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(await getVersion(second)).toBe(await getVersion(first));
  });

  test('exactly its share of the groups gets it: page, fragment, remote list alike', { timeout: 30_000 }, async () => {
    await runCanary(25);
    const groups = Array.from({ length: 100 }, (_, group) => group);
    const lists = await Promise.all(groups.map(async (group) => (await fetchAs(group, '/_mfe/remotes.json')).text()));
    expect(lists.filter((list) => list.includes(`"version":"${canary}","channel":"canary"`))).toHaveLength(25);
    expect(lists.filter((list) => list.includes(`"version":"${stable}","channel":"stable"`))).toHaveLength(75);
    for (const group of groups.filter((each) => each % 10 === 0)) {
      const isCanary = lists[group]?.includes(canary);
      const page = await (await fetchAs(group, '/plan-trip')).text();
      expect(page.includes('<h1>Canary</h1>')).toBe(isCanary);
      expect(page.includes(canary)).toBe(isCanary);
      expect(page.includes(stable)).toBe(!isCanary);
    }
  });

  test('who has no group gets the stable version of everything but pages', async () => {
    await runCanary(99);
    const response = await fetchPath('/_mfe/remotes.json');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await getVersion(response)).toBe(stable);
  });

  test('a cookie with anything but a group is as none', async () => {
    await runCanary(99);
    expect(getGroup(await fetchAs('1e9', '/plan-trip'))).toBeDefined();
  });

  test('a redirect sets no cookie', async () => {
    await runCanary(99);
    expect((await fetchPath('/Plan-Trip')).headers.get('set-cookie')).toBeNull();
  });

  test('who would get a canary that cannot be read gets the stable version, and the log says so', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    canary = 'never-published';
    await runCanary(99);
    const versions = await Promise.all([0, 1, 2].map(async (group) => getVersion(await fetchAs(group, '/plan-trip'))));
    expect(new Set(versions)).toEqual(new Set([stable]));
    expect(error.mock.calls.flat().join()).toContain(
      '"event":"release_unreadable","remote":"trip-tips","version":"never-published"',
    );
    error.mockRestore();
  });

  test('a share that is no whole percent makes the pointer unreadable, so the last good release stays', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await fetchPath('/plan-trip');
    await putObject('channels.json', { stable: canary, canary: { version: canary, percent: 100 } });
    expirePointer();
    expect(await getVersion(await fetchPath('/plan-trip'))).toBe(stable);
    vi.restoreAllMocks();
  });

  test('while its bucket fails everybody keeps the release of their group, though only canary visitors came', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await runCanary(50);
    const groups = Array.from({ length: 100 }, (_, group) => group);
    const versions = await Promise.all(
      groups.map(async (group) => getVersion(await fetchAs(group, '/_mfe/remotes.json'))),
    );
    await unpublish();
    await runCanary(50);
    const fetchPage = async (version: string) => getVersion(await fetchAs(versions.indexOf(version), '/plan-trip'));
    expect(await fetchPage(canary)).toBe(canary);
    await putObject('channels.json', '{"stable":');
    expirePointer();
    for (const version of [stable, canary]) expect(await fetchPage(version)).toBe(version);
    vi.restoreAllMocks();
  });
});
