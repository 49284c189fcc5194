import { findClosure, getAccess, getOpeningWindows } from '../calendar/index.ts';
import type { OpeningHours } from '../schema/opening-hours.ts';
import type { PlanningActivity, PlanningLocation } from '../schema/planning-data.ts';
import type { CheckContext, CheckedDay, Stop } from './check-context.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

function describeHours(hours: OpeningHours, date: string, { start, end }: Stop): string | undefined {
  const windows = getOpeningWindows(hours, date);
  const window = windows.find(([opens, closes]) => opens <= start && end <= closes);
  if (!window) {
    const open = windows.map((times) => times.map(formatMinute).join('-')).join(', ') || 'never';
    return `lasts ${formatMinute(start)}-${formatMinute(end)}, but it is open ${open}`;
  }
  const lastEntry = window[1] - (hours.lastEntryMinutes ?? 0);
  return start > lastEntry
    ? `begins at ${formatMinute(start)}, after the last entry at ${formatMinute(lastEntry)}`
    : undefined;
}

/** A closed notice that nobody can vouch for any more is no reason to believe that the location is open. */
function describeAccess({ notice }: PlanningLocation, date: string, today: string): string | undefined {
  const access = getAccess(notice, date, today);
  if (access === 'closed') return `is closed by its access notice${notice.to ? ` until ${notice.to}` : ''}`;
  const isPastEnd = notice.to !== undefined && date > notice.to;
  const isDoubtful = notice.state === 'closed' && access === 'ask' && !isPastEnd;
  return notice.state === 'unknown' || isDoubtful ? 'has unknown access' : undefined;
}

const describeMonths = (months: readonly number[], date: string) =>
  months.includes(Number(date.slice(5, 7))) ? undefined : `is outside its months ${months.join(', ')}`;

function describeLocation(stop: Stop, location: PlanningLocation, date: string, today: string) {
  const closure = findClosure(location.seasonalClosures, date);
  return [
    describeMonths(location.possibleMonths, date),
    closure && `is closed every year from ${closure.from} to ${closure.to}`,
    describeAccess(location, date, today),
    location.openingHours && describeHours(location.openingHours, date, stop),
  ].flatMap((text) => (text ? [`${stop.label} on ${date} ${text}`] : []));
}

function describeActivity(stop: Stop, activity: PlanningActivity, date: string) {
  const months = activity.monthsByLocation?.[String(stop.location?.id)] ?? activity.months;
  return [
    describeMonths(months, date),
    activity.openingHours && describeHours(activity.openingHours, date, stop),
  ].flatMap((text) => (text ? [`activity ${activity.id} on ${date} ${text}`] : []));
}

/** H1: every stop is open. The whole stop lies in the hours of its location and of each of its activities. */
export const checkOpening = ({ request }: CheckContext, { date, stops }: CheckedDay): Violation[] =>
  stops.flatMap((stop) => [
    ...(stop.location ? describeLocation(stop, stop.location, date, request.today) : []).map(
      (message): Violation => ({ rule: 'H1', date, item: stop.reference, message }),
    ),
    ...stop.activities.flatMap((activity) =>
      describeActivity(stop, activity, date).map(
        (message): Violation => ({ rule: 'H1', date, item: { kind: 'activity', id: activity.id }, message }),
      ),
    ),
  ]);
