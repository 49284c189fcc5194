import { expect, test } from 'vitest';
import { createToken, isToken } from './signed-token.ts';

const SECRET = 'a secret that only this test knows, 32+';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const REFERENCES = ['ALM-0123456789', 'ALM-7K3M9Q0T2X', 'ALM-ZZZZZZZZZZ'];

const verify = (reference: string, token: string) => isToken([SECRET], 'plan', reference, token);

test.each(REFERENCES)(
  'of all texts that end in another character, exactly one is the token of %s',
  async (reference) => {
    const token = await createToken(SECRET, 'plan', reference);
    const variants = [...ALPHABET].map((last) => `${token.slice(0, -1)}${last}`);
    const accepted = await Promise.all(variants.map((variant) => verify(reference, variant)));
    expect(variants.filter((_, index) => accepted[index])).toEqual([token]);
  },
);

test.each<[string, (token: string) => string]>([
  ['padding', (token) => `${token}=`],
  ['a space before', (token) => ` ${token}`],
  ['a space inside', (token) => `${token.slice(0, 8)} ${token.slice(8)}`],
  ['a line feed after', (token) => `${token}\n`],
  ['a character more', (token) => `${token}A`],
  ['a character less', (token) => token.slice(0, -1)],
  ['no character', () => ''],
])('a token with %s is none', async (_, change) => {
  for (const reference of REFERENCES) {
    const token = await createToken(SECRET, 'plan', reference);
    expect(await verify(reference, token)).toBe(true);
    expect(await verify(reference, change(token))).toBe(false);
  }
});
