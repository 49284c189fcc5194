import { afterEach, describe, expect, test } from 'vitest';
import { fetchPath, fetchText } from './testing/fetch-path.ts';
import { createVersion, expirePointer, publish, putObject, setPointer, unpublish } from './testing/releases.ts';

describe('a released file', () => {
  test('is cached for a year, with its content type, for any origin', async () => {
    const version = await publish({ files: { 'entry.js': 'remote()' } });
    for (const _ of ['from the bucket', 'from the cache']) {
      const response = await fetchPath(`/_mfe/trip-tips/${version}/entry.js`);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('remote()');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('is sent as its compressed copy to who accepts it, and as itself where the release has no copy', async () => {
    // Nobody reads its text here.
    const files = {
      ...{ 'entry.js': 'remote()', 'entry.js.br': 'a compressed copy', 'page.js': 'page()' },
      ...{ 'page.css': 'a{}', 'page.css.br': 'a compressed copy' },
    };
    const version = await publish({ files });
    const fetchFile = (file: string) =>
      fetchPath(`/_mfe/trip-tips/${version}/${file}`, { headers: { 'accept-encoding': 'br' } });
    for (const _ of ['from the bucket', 'from the cache']) {
      for (const [file, type] of [
        ['entry.js', 'text/javascript; charset=utf-8'],
        ['page.css', 'text/css; charset=utf-8'],
      ] as const) {
        const { headers } = await fetchFile(file);
        expect(headers.get('content-encoding')).toBe('br');
        expect(headers.get('content-type')).toBe(type);
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      }
    }
    const page = await fetchFile('page.js');
    expect([page.headers.get('content-encoding'), await page.text()]).toEqual([null, 'page()']);
    expect((await fetchFile('entry.js.br')).status).toBe(404);
  });

  test('that its release does not list is 404, because it has no hash', async () => {
    const version = await publish();
    await putObject(`${version}/unlisted.js`, 'unlisted()');
    expect((await fetchPath(`/_mfe/trip-tips/${version}/unlisted.js`)).status).toBe(404);
    expect((await fetchPath(`/_mfe/trip-tips/${version}/constructor`)).status).toBe(404);
  });

  test('has the content type of its name, also when another file has the same content', async () => {
    const version = await publish({ files: { 'a.js': '', 'a.css': '', 'a.svg': '' } });
    const types = await Promise.all(
      ['a.js', 'a.css', 'a.svg'].map(async (file) =>
        (await fetchPath(`/_mfe/trip-tips/${version}/${file}`)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual(['text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'image/svg+xml']);
  });

  test('of an earlier version stays available after a new release', async () => {
    const earlier = await publish({ files: { 'entry.js': 'earlier()' } });
    await publish();
    expect(await fetchText(`/_mfe/trip-tips/${earlier}/entry.js`)).toBe('earlier()');
  });
});

describe('a picture of the catalogue', () => {
  afterEach(() => unpublish('catalogue'));

  /** Publishes a release with a picture that every release has, and one named by the version. */
  async function publishPicture(content: string) {
    const picture = `${createVersion()}.webp`;
    const names = ['pictures/kaindy-lake-400.webp', `pictures/${picture}`];
    const files = Object.fromEntries(names.map((name) => [name, content]));
    await publish({ remote: 'catalogue', files });
    expirePointer();
    return picture;
  }

  test('has a URL without a version, which serves the current release', async () => {
    const picture = await publishPicture('old');
    const response = await fetchPath('/pictures/kaindy-lake-400.webp');
    expect([response.status, await response.text()]).toEqual([200, 'old']);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await fetchText(`/pictures/${picture}`)).toBe('old');
    const next = await publishPicture('new');
    expect(await fetchText(`/pictures/${next}`)).toBe('new');
    // From the edge cache, for a week.
    expect(await fetchText('/pictures/kaindy-lake-400.webp')).toBe('old');
  });

  test('of a preview is shown to whoever looks at it, also past what is kept, and nobody keeps it', async () => {
    const picture = `pictures/${createVersion()}.webp`;
    const stable = await publish({ remote: 'catalogue', files: { [picture]: 'stable' } });
    const preview = await publish({ remote: 'catalogue', files: { [picture]: 'preview' } });
    await setPointer({ stable }, 'catalogue');
    const cookie = `preview=catalogue@${preview}`;
    const fetchPreview = () => fetchPath(`/${picture}`, { headers: { cookie } });
    for (const _ of ['before', 'after others have seen theirs']) {
      const response = await fetchPreview();
      expect([await response.text(), response.headers.get('cache-control')]).toEqual(['preview', 'no-store']);
      expect(await fetchText(`/${picture}`)).toBe('stable');
    }
  });

  test('of a canary is kept by its own visitor only', async () => {
    const picture = `pictures/${createVersion()}.webp`;
    const stable = await publish({ remote: 'catalogue', files: { [picture]: 'stable' } });
    const version = await publish({ remote: 'catalogue', files: { [picture]: 'canary' } });
    await setPointer({ stable, canary: { version, percent: 99 } }, 'catalogue');
    const responses = await Promise.all(
      [0, 1].map((group) => fetchPath(`/${picture}`, { headers: { cookie: `canary-group=${group}` } })),
    );
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts).toContain('canary');
    expect(responses[texts.indexOf('canary')]?.headers.get('cache-control')).toBe('private, max-age=604800');
    expect(await fetchText(`/${picture}`)).toBe('stable');
  });

  test.each(['/pictures/atlantis-400.webp', '/pictures/../release.json', '/pictures/', '/pictures/a/b.webp'])(
    '%s is 404 and not cached',
    async (path) => {
      await publishPicture('any');
      const response = await fetchPath(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).not.toContain('max-age');
    },
  );
});

describe('the data of remotes', () => {
  afterEach(async () => {
    await unpublish('catalogue');
    await unpublish('trip-tips');
  });

  test.each([
    ['planning.json', 'catalogue'],
    ['catalogue.json', 'catalogue'],
    ['sample-plan.json', 'catalogue'],
    ['tips.json', 'trip-tips'],
  ] as const)('%s has a URL without a version, which leads to the current release of %s', async (file, remote) => {
    const version = await publish({ remote, files: { [file]: '{"version":1}' } });
    expirePointer();
    const response = await fetchPath(`/${file}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/_mfe/${remote}/${version}/${file}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await fetchText(`/_mfe/${remote}/${version}/${file}`)).toBe('{"version":1}');
  });

  test('are in the language of the path, and in English where the release does not have it', async () => {
    const version = await publish({ files: { 'tips.json': '{}', 'ru/tips.json': '{}' } });
    expirePointer();
    const find = async (path: string) => (await fetchPath(path)).headers.get('location');
    expect(await find('/ru/tips.json')).toBe(`/_mfe/trip-tips/${version}/ru/tips.json`);
    expect(await find('/kk/tips.json')).toBe(`/_mfe/trip-tips/${version}/tips.json`);
  });

  test('and its pictures are 503 while the catalogue has no release', async () => {
    await unpublish('catalogue');
    for (const path of ['/planning-evidence.json', '/pictures/never-seen-400.webp']) {
      const { status, headers } = await fetchPath(path);
      expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    }
  });
});
