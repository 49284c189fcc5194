import { expect, test } from 'vitest';
import { addOpenedHash, hashText } from './opened-hash.ts';

const format = addOpenedHash({ parse: (text) => ({ text }), serialize: (values) => JSON.stringify(values) });

test('what is read has the hash of its file, which is not written', async () => {
  const values = await format.parse('a: 1');
  expect(values).toEqual({ text: 'a: 1', __opened_hash: await hashText('a: 1\n') });
  expect(format.serialize(values)).toBe('{"text":"a: 1"}');
});

test('files that differ in their line ends alone have the same hash', async () => {
  expect(await hashText('a: 1\r\nb: 2\r\n')).toBe(await hashText('a: 1\nb: 2'));
  expect(await hashText('a: 1')).not.toBe(await hashText('a: 2'));
});
