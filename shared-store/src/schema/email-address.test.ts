import { describe, expect, test } from 'vitest';
import { findAddressProblem, toAsciiAddress } from './email-address.ts';

test.each([
  'visitor@example.com',
  "o'brien@example.com",
  '!#$%&*+-/=?^_`{|}~@example.com',
  'first.last+trip@mail.example.co.uk',
  'a@1und1.de',
  `${'a'.repeat(64)}@example.com`,
  'name@münchen.de',
  'name@почта.рф',
  'name@қазақ.қаз',
  'name@xn--80a1acny.xn--p1ai',
  'name@例え.jp',
])('%s is an email address', (address) => {
  expect(findAddressProblem(address)).toBeUndefined();
});

describe('is refused:', () => {
  const LIKE = 'email_invalid';
  test.each([
    ['', LIKE],
    ['visitor', LIKE],
    ['@example.com', LIKE],
    ['visitor@', LIKE],
    ['visitor@localhost', LIKE],
    ['visitor@example.c', LIKE],
    ['visitor@127.0.0.1', LIKE],
    ['visitor@[127.0.0.1]', LIKE],
    ['visitor@0x7f.1', LIKE],
    ['visitor@example..com', LIKE],
    ['visitor@-example.com', LIKE],
    ['visitor@example.com:25', LIKE],
    ['visitor@example.com/path', LIKE],
    ['visitor@ex%61mple.com', LIKE],
    ['a@b@example.com', LIKE],
    ['.visitor@example.com', LIKE],
    ['visi..tor@example.com', LIKE],
    ['visi tor@example.com', LIKE],
    ['"visitor"@example.com', LIKE],
    ['visitor\r\nbcc:x@example.com', LIKE],
    ['visitor@example.com\u0000', LIKE],
    ['visitor@exam\u200bple.com', LIKE],
    ['vis\u202eitor@example.com', LIKE],
    ['visitor,other@example.com', LIKE],
    ['<visitor@example.com>', LIKE],
    ['имя@почта.рф', 'email_not_latin'],
    [`${'a'.repeat(65)}@example.com`, 'email_name_too_long'],
    [`name@${'a.'.repeat(125)}example`, 'email_too_long'],
  ])('%j', (address, problem) => {
    expect(findAddressProblem(address)).toBe(problem);
  });
});

test.each([
  ['Name@Почта.РФ', 'Name@xn--80a1acny.xn--p1ai'],
  ['name@XN--80A1ACNY.xn--p1ai', 'name@xn--80a1acny.xn--p1ai'],
  ['name@Example.com', 'name@example.com'],
])('%s goes to %s', (address, ascii) => {
  expect(toAsciiAddress(address)).toBe(ascii);
});
