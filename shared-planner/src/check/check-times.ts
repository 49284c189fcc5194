import type { CheckContext, CheckedDay, TimedItem } from './check-context.ts';
import { formatMinute, parseTime } from './times.ts';
import type { Violation } from './violation.ts';

function describeItem({ item, start, end, meal }: TimedItem, before: TimedItem | undefined): string[] {
  const texts: string[] = [];
  if (end < start) texts.push(`ends ${formatMinute(end)}, before it begins`);
  if (before && start < before.end)
    texts.push(`begins ${formatMinute(start)}, before the item before it ends, ${formatMinute(before.end)}`);
  if (meal && (meal.start < start || meal.end > end))
    texts.push(`has a meal ${formatMinute(meal.start)}-${formatMinute(meal.end)} that is not during it`);
  if (item.type === 'drive') {
    const minutes = end - start - (meal ? meal.end - meal.start : 0);
    if (minutes !== item.minutes)
      texts.push(`takes ${item.minutes} minutes, but lasts ${minutes} without a meal: ${item.depart}-${item.arrive}`);
  }
  return texts;
}

function describeSun({ plan, daylight }: CheckedDay): string[] {
  const { sunrise, sunset } = plan;
  return [
    ...(parseTime(sunrise) === daylight.sunrise
      ? []
      : [`sunrise is ${formatMinute(daylight.sunrise)}, not ${sunrise}`]),
    ...(parseTime(sunset) === daylight.sunset ? [] : [`sunset is ${formatMinute(daylight.sunset)}, not ${sunset}`]),
  ];
}

const MINUTES_PER_DAY = 24 * 60;

/** A transfer after a late arrival can end on the next day. */
function describeNight({ days }: CheckContext, { number, items }: CheckedDay): string[] {
  const [before, first] = [days[number - 2]?.items.at(-1), items[0]];
  const end = (before?.end ?? 0) - MINUTES_PER_DAY;
  return first && first.start < end ? [`begins ${formatMinute(first.start)}, before the day before ends`] : [];
}

/** The times of a day: one item after the other, drives as long as they say, sunrise and sunset. */
export function checkTimes(context: CheckContext, day: CheckedDay): Violation[] {
  const { date, items } = day;
  const texts = items.flatMap((timed, index) =>
    describeItem(timed, items[index - 1]).map((text) => `the ${timed.item.type} at ${index + 1} on ${date} ${text}`),
  );
  const ofDay = [
    ...describeNight(context, day).map((text) => `${date} ${text}`),
    ...describeSun(day).map((text) => `on ${date} ${text}`),
  ];
  return [...texts, ...ofDay].map((message) => ({
    rule: 'time',
    date,
    message,
  }));
}
