import { getAccess } from '../calendar/access-state.ts';
import { isInSeason } from '../calendar/season.ts';
import { getWindows } from '../problem/availability.ts';
import type { Context } from '../problem/context.ts';
import { getVisitMinutes } from '../problem/visits.ts';
import type { Caution } from '../schema/plan.ts';
import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import { formatTime } from './format-time.ts';

/** A visit whose cautions are listed: when it begins, how long it lasts, in minutes, and on how many days it is done. */
type Visit = { date: string; begin: number; minutes: number; parts: number };

type Known = Record<string, unknown>;

/** The fields that are known: an optional field of a caution is left out, never undefined. */
const keepKnown = <Fields extends Known>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>;
  };

function listAccessCautions({ request }: Context, { id, notice }: PlanningLocation, date: string): Caution[] {
  const fact = { of: 'location', id, field: 'notice' } as const;
  const access = getAccess(notice, date, request.today);
  const { label, until, reason, ask } = notice;
  if (access === 'ask') return [{ code: 'ask_access', ...keepKnown({ ask }), fact }];
  if (access !== 'restricted') return [];
  return [{ code: 'access_restricted', ...keepKnown({ label, until: until ?? notice.to, reason, ask }), fact }];
}

function listHoursCautions({ openingHours, id }: PlanningLocation, { date, begin }: Visit): Caution[] {
  const fact = { of: 'location', id, field: 'openingHours' } as const;
  if (!openingHours) return [{ code: 'hours_unknown', fact }];
  const window = getWindows(openingHours, date).find(({ opens, closes }) => opens <= begin && begin <= closes);
  return window && openingHours.lastEntryMinutes
    ? [{ code: 'last_entry', time: formatTime(window.lastStart), fact }]
    : [];
}

/**
 * The longest way to spend a visit for which there is time, and which is no harder than the location is known to be. A visit
 * of several days has the time of usual ones.
 */
function listVariants({ rules }: Context, location: PlanningLocation, visit: Visit): Caution[] {
  const { id, variants = [], strenuousness } = location;
  const minutes = visit.parts > 1 ? visit.parts * getVisitMinutes(location, rules).usual : visit.minutes;
  const [longest] = variants
    .filter((variant) => variant.minutes <= minutes && variant.strenuousness <= strenuousness)
    .sort((a, b) => b.minutes - a.minutes);
  return longest ? [{ code: 'variant', name: longest.name, fact: { of: 'location', id, field: 'variants' } }] : [];
}

/** What to mind at a location on a date. */
export function listLocationCautions(
  context: Context,
  location: PlanningLocation,
  visit: Visit,
  others: readonly number[],
): Caution[] {
  const { id, seasonalClosures, bestMonths, permit, carryPassport, guideAdvised, fee, overlapsWith, bus } = location;
  const toFact = (field: string) => ({ of: 'location', id, field }) as const;
  const risks = (seasonalClosures ?? []).filter(
    ({ kind, from, to }) => kind === 'risk' && isInSeason(visit.date, from, to),
  );
  const usualMinutes = getVisitMinutes(location, context.rules).usual;
  const isByBus = context.request.preferences.transport === 'public';
  return [
    ...listAccessCautions(context, location, visit.date),
    ...listVariants(context, location, visit),
    ...risks.map(({ what, to }): Caution => ({ code: 'seasonal_risk', what, to, fact: toFact('seasonalClosures') })),
    ...listHoursCautions(location, visit),
    ...(bestMonths.includes(Number(visit.date.slice(5, 7)))
      ? []
      : [{ code: 'not_best_month', bestMonths, fact: toFact('bestMonths') } as const]),
    ...(visit.minutes < usualMinutes
      ? [
          {
            code: 'short_visit',
            minutes: visit.minutes,
            usualMinutes,
            fact: toFact('visitMinutes'),
          } as const,
        ]
      : []),
    ...(permit ? [{ code: 'permit', ...permit, fact: toFact('permit') } as const] : []),
    ...(carryPassport ? [{ code: 'carry_passport', fact: toFact('carryPassport') } as const] : []),
    ...(guideAdvised ? [{ code: 'guide_advised', fact: toFact('guideAdvised') } as const] : []),
    ...(fee
      ? [
          {
            ...{ code: 'fee' as const, ...keepKnown(isByBus ? { ...fee, carTenge: undefined } : fee) },
            fact: toFact('fee'),
          },
        ]
      : []),
    ...(isByBus && bus
      ? [
          {
            code: 'bus',
            lines: bus.lines,
            stop: bus.stop,
            walkMinutes: bus.walkFromStopMinutes,
            fact: toFact('bus'),
          } as const,
        ]
      : []),
    ...overlapsWith
      .filter((other) => others.includes(other))
      .map((locationId): Caution => ({ code: 'overlaps', locationId, fact: toFact('overlapsWith') })),
  ];
}

/** What to mind with an activity. */
export function listActivityCautions({ id, weatherSensitive, guide }: PlanningActivity): Caution[] {
  const toFact = (field: string) => ({ of: 'activity', id, field }) as const;
  return [
    ...(weatherSensitive ? [{ code: 'weather_sensitive', fact: toFact('weatherSensitive') } as const] : []),
    ...(guide === 'advised' ? [{ code: 'guide_advised', fact: toFact('guide') } as const] : []),
  ];
}
