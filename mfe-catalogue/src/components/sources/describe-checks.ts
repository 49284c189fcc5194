import { formatDate } from '@almaty/dates';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

/** Says when the checked ones among some facts were checked: `20 November 2026`; undefined if none was. */
function describeDates(facts: readonly Fact<unknown>[]): string | undefined {
  const dates = facts
    .map(({ checkedOn }) => checkedOn)
    .filter(isChecked)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return undefined;
  return first === last ? `on ${formatDate(last)}` : `between ${formatDate(first)} and ${formatDate(last)}`;
}

/**
 * Says when facts were checked: `Checked on 20 November 2026.` If some were not, it says so; undefined if none was,
 * because then each line says it.
 */
export function describeChecks(facts: readonly Fact<unknown>[]): string | undefined {
  const dates = describeDates(facts);
  if (!dates) return undefined;
  const exception = facts.every(({ checkedOn }) => isChecked(checkedOn))
    ? ''
    : ', except what rests on general knowledge or our own estimate';
  return `Checked ${dates}${exception}.`;
}
