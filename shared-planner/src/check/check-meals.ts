import { getBooking } from './check-bookings.ts';
import type { CheckContext, CheckedDay, Span, Stop } from './check-context.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

type Meal = Span & { isFirst: boolean };

/** The meals between, at the end of and during the items of a route. */
const listMeals = ({ route }: CheckedDay): Meal[] =>
  route.flatMap(({ item, start, end, meal }, index) => {
    if (item.type === 'meal') return [{ start, end, isFirst: index === 0 }];
    return meal ? [{ ...meal, isFirst: false }] : [];
  });

function describeMeal({ rules }: CheckContext, { start, end, isFirst }: Meal): string[] {
  const times = `${formatMinute(start)}-${formatMinute(end)}`;
  const window = `${formatMinute(rules.mealFrom)}-${formatMinute(rules.mealUntil)}`;
  return [
    ...(end - start === rules.meal ? [] : [`has a meal of ${end - start} minutes, not ${rules.meal}`]),
    ...(start >= rules.mealFrom && end <= rules.mealUntil ? [] : [`has a meal ${times}, outside ${window}`]),
    ...(isFirst ? [`has a meal ${times} before everything else`] : []),
  ];
}

/** Whether a stop is a booking with time for a meal in the hours of meals. */
const isBookedMeal = (context: CheckContext, stop: Stop): boolean =>
  getBooking(context, stop) !== undefined &&
  Math.min(stop.end, context.rules.mealUntil) - Math.max(stop.start, context.rules.mealFrom) >= context.rules.meal;

/** H5: a long day and one that lasts over noon has one meal; its transfers do not count. */
export function checkMeals(context: CheckContext, day: CheckedDay): Violation[] {
  const { rules } = context;
  const { date, span } = day;
  const meals = listMeals(day);
  const texts = meals.flatMap((meal) => describeMeal(context, meal));
  const length = span ? span.end - span.start : 0;
  const isFed = day.stops.some((stop) => isBookedMeal(context, stop));
  const isMealMissing = span !== undefined && span.start <= rules.mealFrom && meals.length === 0 && !isFed;
  if (isMealMissing && length > rules.mealAfter)
    texts.push(`lasts ${length} minutes, more than ${rules.mealAfter}, without a meal`);
  else if (isMealMissing && span.end >= rules.mealUntil)
    texts.push(`lasts ${formatMinute(span.start)}-${formatMinute(span.end)}, over noon, without a meal`);
  for (const transfer of [day.arrival, day.departure])
    if (transfer?.meal) texts.push(`has a meal ${formatMinute(transfer.meal.start)} during a transfer`);
  if (meals.length > 1) texts.push(`has ${meals.length} meals`);
  return texts.map((text) => ({ rule: 'H5', date, message: `${date} ${text}` }));
}
