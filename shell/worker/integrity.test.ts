import { expect, test } from 'vitest';
import { checkIntegrity, getIntegrity, hasIntegrity } from './integrity.ts';

const encode = (text: string) => new TextEncoder().encode(text);
// The outputs of: printf 'remote()' | openssl dgst -sha256 -binary | base64, and the same with -sha384.
const SHA_256 = 'sha256-stJnHzuUpEdWIxXpENwHOa3u3/joD+lOakoMlk4yx7s=';
const SHA_384 = 'sha384-FT5WIQji+AAU7thmMkosHuVaHS/e220Wr55O30eXKTSmz7UaXh3+C8o/Sv4leJcz';

test('a content has its SHA-256 hash, and the SHA-384 hash that an older release names', async () => {
  expect(await getIntegrity(encode('remote()'))).toBe(SHA_256);
  for (const integrity of [SHA_256, SHA_384]) {
    expect(await hasIntegrity(encode('remote()'), integrity)).toBe(true);
    expect(await hasIntegrity(encode('remote(1)'), integrity)).toBe(false);
  }
});

test.each([SHA_256, SHA_384])(
  'a file with another size or hash than in its release is refused (%s)',
  async (integrity) => {
    const check = (text: string) => checkIntegrity('a.js', encode(text).buffer as ArrayBuffer, { integrity, bytes: 8 });
    await expect(check('remote()')).resolves.toBeUndefined();
    await expect(check('remote(')).rejects.toThrow('a.js has 7 bytes, and 8 in its release');
    await expect(check('remote[]')).rejects.toThrow('a.js has another hash than in its release');
  },
);
