import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

const getOctets = (line: string) => new TextEncoder().encode(line).length;

test('lines are folded at 75 octets, between characters', () => {
  const line = `SUMMARY:${'Көлсай '.repeat(40)}🏔${'Қайыңды '.repeat(20)}`;
  const folded = foldLines(line);
  const lines = folded.split('\r\n');
  expect(Math.max(...lines.map(getOctets))).toBeLessThanOrEqual(75);
  expect(lines.slice(1).every((part) => part.startsWith(' '))).toBe(true);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});

test('75 octets are one line, 76 are two', () => {
  expect(foldLines('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLines('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('a line that was folded before is folded anew', () => {
  expect(foldLines(`A:${'x'.repeat(10)}\r\n ${'y'.repeat(10)}\r\nB:1\r\n`)).toBe(
    `A:${'x'.repeat(10)}${'y'.repeat(10)}\r\nB:1\r\n`,
  );
});
