// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPlanAddress } from './read-plan-address.ts';

const TOKEN = `${'aB3-'.repeat(10)}x_9`;
const read = (hash: string) => readPlanAddress('plans', 'alm-0123456789', hash)?.key;

test.each([TOKEN, `1.${TOKEN}`, `3f0c4a52-7b8e-4d1e-9f21-0a6b5c4d3e2f.${TOKEN}`])(
  'the key %s is read as it is',
  (key) => {
    expect(read(`#${key}`)).toBe(key);
  },
);

test.each([
  ['a full stop after it', `#${TOKEN}.`],
  ['a bracket after it', `#${TOKEN})`],
  ['an angle bracket after it', `#${TOKEN}%3E`],
  ['a quotation mark after it', `#${TOKEN}”`],
  ['parameters after it', `#${TOKEN}?utm_source=mail`],
  ['a second #', `##${TOKEN}`],
  ['a line break in it', `#${TOKEN.slice(0, 20)}%0D%0A${TOKEN.slice(20)}`],
  ['a space in it', `#${TOKEN.slice(0, 20)}%20${TOKEN.slice(20)}`],
])('a link that a mail program gave %s has its key', (_, hash) => {
  expect(read(hash)).toBe(TOKEN);
});

test.each(['', '#', '#day-2', '#short', `#${'a'.repeat(161)}`])('“%s” has no key', (hash) => {
  expect(read(hash)).toBeUndefined();
});
