import { expect, test } from 'vitest';
import { formatDeliveryDeadline } from './format-delivery-deadline.ts';

const deadline = '2026-11-22T20:30:00.000Z';

test('the deadline is formatted in Almaty time and in the time of the visitor', () => {
  const [inAlmaty, local] = formatDeliveryDeadline(deadline, 'Europe/Lisbon', 'en-GB');
  expect(inAlmaty).toMatch(/^Monday,? 23 November 2026 at 01:30, Almaty time$/);
  expect(local).toMatch(/^Sunday,? 22 November 2026 at 20:30, your time$/);
});

test('the deadline is formatted once where clocks agree', () => {
  expect(formatDeliveryDeadline(deadline, 'Asia/Almaty')).toHaveLength(1);
  expect(formatDeliveryDeadline(deadline, 'Asia/Tashkent')).toHaveLength(1);
});
