import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { fetchPath, SITE } from './testing/fetch-path.ts';

/** The path of a script that the page loads. */
async function findScript(): Promise<string> {
  const page = await (await fetchPath('/')).text();
  const [, path] = /src="(\/static\/js\/index\.[^"]+)"/.exec(page) ?? [];
  if (!path) throw new Error('The page loads no script');
  return path;
}

const fetchScript = async (encodings: string) =>
  fetchPath(await findScript(), { headers: { 'accept-encoding': encodings } });

const fetchAsset = (path: string) => env.ASSETS.fetch(SITE + path);
const readScript = async () => (await fetchAsset(await findScript())).text();

test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, br;q=0.9'])(
  'who accepts %s gets the compressed copy of a script',
  async (encodings) => {
    const response = await fetchScript(encodings);
    // Reading a body decompresses it once: one that was compressed twice is no script.
    expect((await response.text()) === (await readScript())).toBe(true);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  },
);

test('the compressed copy is less than a third of the script', async () => {
  const copy = await (await fetchAsset(`${await findScript()}.br`)).arrayBuffer();
  expect(copy.byteLength).toBeLessThan((await readScript()).length / 3);
});

test.each(['gzip', 'identity', 'br;q=0', ''])('who accepts %j gets the script itself', async (encodings) => {
  const response = await fetchScript(encodings);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect((await response.text()) === (await readScript())).toBe(true);
});
