import { describe, expect, test } from 'vitest';
import { toMailbox } from './mailbox.ts';

describe('one mailbox:', () => {
  test.each([
    ['visitor@example.com', 'visitor@example.com'],
    [' Visitor@Example.com ', 'visitor@example.com'],
    ['visitor+1@example.com', 'visitor@example.com'],
    ['visitor+a+b@example.com', 'visitor@example.com'],
    ['a.visitor+1@googlemail.com', 'avisitor@gmail.com'],
    ['A.Vis.Itor@gmail.com', 'avisitor@gmail.com'],
    ['a-visitor@ya.ru', 'a-visitor@yandex.ru'],
    ['visitor@Почта.рф', 'visitor@xn--80a1acny.xn--p1ai'],
    ['a_vis-itor.x@pm.me', 'avisitorx@proton.me'],
  ])('%s is %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox);
  });
});

test.each([
  ['a.visitor@example.com', 'avisitor@example.com'],
  ['a-visitor@gmail.com', 'avisitor@gmail.com'],
  ['visitor@example.com', 'visitor@example.org'],
  ['+1@example.com', '+2@example.com'],
  ['...@gmail.com', '....@gmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(toMailbox(one)).not.toBe(toMailbox(other));
});
