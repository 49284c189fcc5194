import { expect, test } from 'vitest';
import { formatDeliveryDeadline } from './format-delivery-deadline.ts';

const deadline = '2026-11-22T20:30:00.000Z';

/** Formats the deadline where clocks show the time of a zone. */
function formatIn(zone: string) {
  const { TZ } = process.env;
  try {
    process.env.TZ = zone;
    return formatDeliveryDeadline(deadline);
  } finally {
    if (TZ) process.env.TZ = TZ;
    else delete process.env.TZ;
  }
}

test('the deadline is formatted in Almaty time and in the time of the visitor', () => {
  expect(formatIn('Europe/Lisbon')).toEqual([
    'Monday, 23 November 2026 at 01:30, Almaty time',
    'Sunday, 22 November 2026 at 20:30, your time',
  ]);
});

test.each(['Asia/Almaty', 'Asia/Tashkent'])('the deadline is formatted once where clocks agree: %s', (zone) => {
  expect(formatIn(zone)).toEqual(['Monday, 23 November 2026 at 01:30, Almaty time']);
});
