import type { CheckContext, CheckedDay, Span } from './check-context.ts';
import { formatMinute } from './times.ts';
import type { Violation } from './violation.ts';

type Meal = Span & { isAtEnd: boolean };

/** A meal between two items has an item before it and after it. */
const listMeals = ({ items }: CheckedDay): Meal[] =>
  items.flatMap(({ item, start, end, meal }, index) => {
    if (item.type === 'meal') return [{ start, end, isAtEnd: index === 0 || index === items.length - 1 }];
    return meal ? [{ ...meal, isAtEnd: false }] : [];
  });

function describeMeal({ rules }: CheckContext, { start, end, isAtEnd }: Meal): string[] {
  const times = `${formatMinute(start)}-${formatMinute(end)}`;
  const window = `${formatMinute(rules.mealFrom)}-${formatMinute(rules.mealUntil)}`;
  return [
    ...(end - start === rules.meal ? [] : [`has a meal of ${end - start} minutes, not ${rules.meal}`]),
    ...(start >= rules.mealFrom && end <= rules.mealUntil ? [] : [`has a meal ${times}, outside ${window}`]),
    ...(isAtEnd ? [`has a meal ${times} that is not between two items`] : []),
  ];
}

/** H5: a long day has one meal at noon. */
export function checkMeals(context: CheckContext, day: CheckedDay): Violation[] {
  const { rules } = context;
  const { date, span } = day;
  const meals = listMeals(day);
  const texts = meals.flatMap((meal) => describeMeal(context, meal));
  const length = span ? span.end - span.start : 0;
  if (span && length > rules.mealAfter && span.start <= rules.mealFrom && meals.length === 0)
    texts.push(`lasts ${length} minutes, more than ${rules.mealAfter}, without a meal`);
  if (meals.length > 1) texts.push(`has ${meals.length} meals`);
  return texts.map((text) => ({ rule: 'H5', date, message: `${date} ${text}` }));
}
