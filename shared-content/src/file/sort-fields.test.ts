import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { serializeAccessFile } from './serialize-access-file.ts';

const TEXT = `notice:
  state: closed
  to: 2027-06-12
  until: "2028"
  reason: "The road is being rebuilt: walk from the barrier."
  confidence: high
  sources:
    - title: A report
      url: https://example.com/a
  checkedOn: not yet
  reviewBy: 2027-06-01
openingHours:
  hours: 24/7
  lastEntryMinutes: 30
  confidence: low
  sources:
    - title: Another report
  checkedOn: 2026-11-22
  reviewBy: 2027-06-01
fee:
  adultTenge: 0
  confidence: low
  sources:
    - title: A report
  checkedOn: 2026-11-22
  reviewBy: 2027-06-01
`;

/** Reverses the fields of an object and of the objects in it. */
const reverseFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([name, field]) => [name, reverseFields(field)]));
};

test('a file that was written before does not change', () => {
  expect(serializeAccessFile(parse(TEXT))).toBe(TEXT);
});

test('the order of the fields is that of the schema', () => {
  expect(serializeAccessFile(reverseFields(parse(TEXT)) as Record<string, unknown>)).toBe(TEXT);
});

test('texts of digits stay texts, and numbers stay numbers', () => {
  const { notice, openingHours } = parse(serializeAccessFile(parse(TEXT)));
  expect([notice.until, openingHours.lastEntryMinutes]).toEqual(['2028', 30]);
});

test('fields without a value are left out, and unknown ones come last', () => {
  const notice = { more: 1, label: '', from: null, state: 'open', sources: [{ title: 'A', url: '' }] };
  expect(serializeAccessFile({ notice })).toBe('notice:\n  state: open\n  sources:\n    - title: A\n  more: 1\n');
});

test('a long text is one line', () => {
  const reason = 'word '.repeat(60).trim();
  expect(serializeAccessFile({ notice: { reason } })).toBe(`notice:\n  reason: ${reason}\n`);
});
