import type { Totals } from '../schema/plan.ts';
import type { CheckContext, CheckedDay } from './check-context.ts';
import type { Violation } from './violation.ts';

/** Kilometres are added in tenths, which are whole, so that the sum is exact. */
const toTenths = (km: number) => Math.round(km * 10);

const sumOf = <Entry>(entries: readonly Entry[], getNumber: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + getNumber(entry), 0);

const getTotals = ({ drives, stops }: CheckedDay): Totals => ({
  driveMinutes: sumOf(drives, ({ item }) => item.minutes),
  driveKm: sumOf(drives, ({ item }) => toTenths(item.km)) / 10,
  visitMinutes: sumOf(stops, ({ minutes }) => minutes),
  ascentMetres: sumOf(stops, ({ item, location }) => (item.type === 'visit' ? (location?.ascentMetres ?? 0) : 0)),
});

const FIELDS = ['driveMinutes', 'driveKm', 'visitMinutes', 'ascentMetres'] as const;

const describe = (totals: Totals, expected: Totals): string[] =>
  FIELDS.filter((field) => Math.abs(totals[field] - expected[field]) > 1e-9).map(
    (field) => `${field} is ${totals[field]}, not ${expected[field]}`,
  );

/** The totals of every day and of the plan are the sums of the items. */
export function checkTotals({ plan, days }: CheckContext): Violation[] {
  const ofDays = days.map((day) => ({ day, totals: getTotals(day) }));
  const ofPlan: Totals = {
    driveMinutes: sumOf(ofDays, ({ totals }) => totals.driveMinutes),
    driveKm: sumOf(ofDays, ({ totals }) => toTenths(totals.driveKm)) / 10,
    visitMinutes: sumOf(ofDays, ({ totals }) => totals.visitMinutes),
    ascentMetres: sumOf(ofDays, ({ totals }) => totals.ascentMetres),
  };
  return [
    ...ofDays.flatMap(({ day: { date, plan: day }, totals }) =>
      describe(day.totals, totals).map((text): Violation => ({ rule: 'totals', date, message: `${date}: ${text}` })),
    ),
    ...describe(plan.totals, ofPlan).map((text): Violation => ({ rule: 'totals', message: `the plan: ${text}` })),
  ];
}
