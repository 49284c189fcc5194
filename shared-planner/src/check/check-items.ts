import { getOpeningWindows } from '../calendar/index.ts';
import type { ItemReference } from '../schema/plan-request.ts';
import type { CheckContext } from './check-context.ts';
import { listRequestedItems, listScheduledItems, toLabel } from './scheduled-items.ts';
import type { Violation } from './violation.ts';

/** How often an item may be in the plan: a visit that takes several days is on as many, but no more than one a day. */
function getMostTimes({ locations, rules }: CheckContext, { kind, id }: ItemReference): number {
  const typical = kind === 'location' ? (locations.get(id)?.visitMinutes.typical ?? 0) : 0;
  return Math.max(1, Math.ceil(typical / rules.longestVisit));
}

/** H7: no item more often than its days, and a locked one on its day. */
export function checkRepetitionsAndLocks(context: CheckContext): Violation[] {
  const seen = new Map<string, string[]>();
  const violations: Violation[] = [];
  for (const { date, kind, id } of listScheduledItems(context)) {
    const label = toLabel({ kind, id });
    const of = { rule: 'H7', date, item: { kind, id } } as const;
    const earlier = seen.get(label) ?? [];
    const [first] = earlier;
    if (first && (earlier.includes(date) || earlier.length >= getMostTimes(context, { kind, id })))
      violations.push({ ...of, message: `${label} is on ${first} and again on ${date}` });
    seen.set(label, [...earlier, date]);
    for (const lock of context.request.locks)
      if (toLabel(lock) === label && lock.date !== date)
        violations.push({ ...of, message: `${label} is on ${date}, but locked to ${lock.date}` });
  }
  return violations;
}

const toViolation = ({ kind, id }: ItemReference, text: string): Violation => ({
  rule: 'H12',
  item: { kind, id },
  message: `${toLabel({ kind, id })} ${text}`,
});

/** H12: what was asked for is in the plan or unscheduled, and nothing else is. */
export function checkCompleteness(context: CheckContext): Violation[] {
  const { locations, activities, plan } = context;
  const requested = listRequestedItems(context);
  const scheduled = listScheduledItems(context);
  const labels = {
    requested: new Set(requested.map(toLabel)),
    scheduled: new Set(scheduled.map(toLabel)),
    unscheduled: new Set(plan.unscheduled.map(toLabel)),
  };
  const isKnown = ({ kind, id }: ItemReference) =>
    kind === 'location' ? locations.has(id) : id < 0 || activities.has(id);
  return [
    ...requested
      .filter((item) => !labels.scheduled.has(toLabel(item)) && !labels.unscheduled.has(toLabel(item)))
      .map((item) => toViolation(item, 'is neither in the plan nor unscheduled')),
    ...scheduled.flatMap((item): Violation[] => {
      const { date } = item;
      if (!labels.requested.has(toLabel(item))) return [{ ...toViolation(item, 'was not requested'), date }];
      return isKnown(item) ? [] : [{ ...toViolation(item, 'is not in the planning data'), date }];
    }),
    ...plan.unscheduled.flatMap((item, index) => {
      if (!labels.requested.has(toLabel(item))) return [toViolation(item, 'is unscheduled, but was not requested')];
      if (labels.scheduled.has(toLabel(item))) return [toViolation(item, 'is in the plan and unscheduled')];
      const isRepeated = plan.unscheduled.findIndex((other) => toLabel(other) === toLabel(item)) < index;
      return isRepeated ? [toViolation(item, 'is unscheduled twice')] : [];
    }),
  ];
}

/** H12: what is for bad weather is indoors, open that day, and was not asked for. */
export const checkBadWeather = ({ plan, request, locations }: CheckContext): Violation[] =>
  plan.days.flatMap(({ date, badWeather = [] }) =>
    badWeather.flatMap((id): Violation[] => {
      const location = locations.get(id);
      const isOpen = location?.openingHours && getOpeningWindows(location.openingHours, date).length > 0;
      const texts = [
        ...(location?.indoor ? [] : ['is for bad weather, but not indoors']),
        ...(isOpen ? [] : [`is for bad weather, but closed on ${date}`]),
        ...(request.locations.includes(id) ? ['is for bad weather, but was requested'] : []),
      ];
      return texts.map((text) => ({ ...toViolation({ kind: 'location', id }, text), date }));
    }),
  );

/** H12: suggestions are known locations that were not asked for, each once. */
export function checkSuggestions({ plan, request, locations }: CheckContext): Violation[] {
  const seen = new Map<number, string>();
  return plan.days.flatMap(({ date, suggestions }) =>
    suggestions.flatMap(({ kind, id }): Violation[] => {
      const earlier = seen.get(id);
      seen.set(id, date);
      const texts = [
        ...(locations.has(id) ? [] : ['is suggested, but not in the planning data']),
        ...(request.locations.includes(id) ? ['is suggested, but was requested'] : []),
        ...(earlier ? [`is suggested on ${earlier} and again on ${date}`] : []),
      ];
      return texts.map((text) => ({ ...toViolation({ kind, id }, text), date }));
    }),
  );
}
