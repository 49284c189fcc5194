import { expect, test } from 'vitest';
import { checkIntegrity, getIntegrity } from './integrity.ts';

const encode = (text: string) => new TextEncoder().encode(text);
// The output of: printf 'remote()' | openssl dgst -sha256 -binary | base64
const INTEGRITY = 'sha256-stJnHzuUpEdWIxXpENwHOa3u3/joD+lOakoMlk4yx7s=';

test('a content has its SHA-256 hash, as bytes and as text', async () => {
  for (const content of [encode('remote()').buffer, 'remote()']) expect(await getIntegrity(content)).toBe(INTEGRITY);
});

test('a file with another size or hash than in its release is refused', async () => {
  const check = (text: string) => checkIntegrity('a.js', encode(text).buffer, { integrity: INTEGRITY, bytes: 8 });
  await expect(check('remote()')).resolves.toBeUndefined();
  await expect(check('remote(')).rejects.toThrow('a.js has 7 bytes, and 8 in its release');
  await expect(check('remote[]')).rejects.toThrow('a.js has another hash than in its release');
});
