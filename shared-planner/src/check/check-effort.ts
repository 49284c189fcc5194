import type { CheckContext, CheckedDay, Stop } from './check-context.ts';
import type { Violation } from './violation.ts';

const STRENUOUS = 2;
const VERY_STRENUOUS = 3;

const getStrenuousness = ({ location, activities }: Stop) =>
  Math.max(location?.strenuousness ?? 0, ...activities.map(({ strenuousness }) => strenuousness));

function checkStop(context: CheckContext, day: CheckedDay, before: CheckedDay | undefined, stop: Stop) {
  const { rules, request } = context;
  const { date } = day;
  const number = day.number + (request.underway?.daysBefore ?? 0);
  const { label, reference, location } = stop;
  const messages: string[] = [];
  if (getStrenuousness(stop) >= VERY_STRENUOUS) {
    if (number < rules.strenuous3FromDay)
      messages.push(`has strenuousness 3 on day ${number}, before day ${rules.strenuous3FromDay}`);
    const hard = before?.stops.find((other) => getStrenuousness(other) >= VERY_STRENUOUS);
    if (day.isFirst && rules.restAfterStrenuous3 && (request.underway?.levelBefore ?? 0) >= VERY_STRENUOUS)
      messages.push('has strenuousness 3 on the day after another such day');
    if (rules.restAfterStrenuous3 && hard) messages.push(`has strenuousness 3 on the day after ${hard.label}`);
  }
  const metres = location?.highestPointMetres ?? 0;
  if (metres > rules.altitudeMetres && number < rules.altitudeFromDay)
    messages.push(`goes up to ${metres} metres on day ${number}, before day ${rules.altitudeFromDay}`);
  return messages.map(
    (message): Violation => ({ rule: 'H4', date, item: reference, message: `${label} on ${date} ${message}` }),
  );
}

/** H4: strenuousness of a day and of the days around it, and altitude on the first days. */
export function checkEffort(context: CheckContext, day: CheckedDay): Violation[] {
  const { rules, days } = context;
  const { date, number, stops } = day;
  const strenuous = stops.filter((stop) => getStrenuousness(stop) >= STRENUOUS);
  const violations = stops.flatMap((stop) => checkStop(context, day, days[number - 2], stop));
  if (strenuous.length <= rules.maxStrenuousPerDay) return violations;
  const labels = strenuous.map(({ label }) => label).join(', ');
  const message = `${date} has ${strenuous.length} strenuous stops, more than ${rules.maxStrenuousPerDay}: ${labels}`;
  return [{ rule: 'H4', date, message }, ...violations];
}
