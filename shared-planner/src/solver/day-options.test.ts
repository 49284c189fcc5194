import { expect, it } from 'vitest';
import { createSmallProblem } from '../testing/small-problem.ts';
import { Budget } from './budget.ts';
import { createDayOptions } from './day-options.ts';

/** Whether a day without stops can go from one base to another by a leg that begins at sunrise. */
function canMove(latestReturn: number): boolean {
  const problem = createSmallProblem([], 120, { latestReturn, start: 300, to: [1] });
  const leg = { minutes: 120, driving: 120, parts: [{ from: 0, to: 120, opens: 420, closes: 1200 }] };
  const days = problem.days.map((day) => ({ ...day, kind: { ...day.kind, legs: [[leg, leg]] } }));
  const [day] = days;
  return day !== undefined && createDayOptions({ ...problem, bases: 2, days }, new Budget()).list(day, 0, 1).length > 0;
}

it('moves from base to base only if the way that waits for sunrise ends in time', () => {
  expect(canMove(420 + 120)).toBe(true);
  expect(canMove(420 + 120 - 1)).toBe(false);
});
