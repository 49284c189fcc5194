import type { CheckContext, CheckedDay } from './check-context.ts';
import { toLabel } from './scheduled-items.ts';
import type { Violation } from './violation.ts';

/** H13: the stops of a day that are in one sequence are done in its order. */
export function checkOrder({ request }: CheckContext, { date, stops }: CheckedDay): Violation[] {
  const sorted = stops.toSorted((one, other) => one.start - other.start);
  return request.order.flatMap((sequence) => {
    const labels = sequence.map(toLabel);
    const inSequence = sorted.filter(({ label }) => labels.includes(label));
    return inSequence.flatMap(({ reference, label }, index): Violation[] => {
      const before = inSequence[index - 1];
      if (!before || labels.indexOf(before.label) <= labels.indexOf(label)) return [];
      return [
        { rule: 'H13', date, item: reference, message: `${label} is after ${before.label}, but was put before it` },
      ];
    });
  });
}
