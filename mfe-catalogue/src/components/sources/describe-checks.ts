import { formatCalendarDate } from '@almaty/dates';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

// The page is prerendered in English: another locale would change the text when React hydrates it.
const formatDate = (date: string) => formatCalendarDate(date, 'en-GB');

/**
 * Says when facts were checked: `Checked on 20 November 2026.` Facts that nobody has checked are left out, because their
 * source says so; undefined if there are no others.
 */
export function describeChecks(facts: readonly Fact<unknown>[]): string | undefined {
  const dates = facts
    .map(({ checkedOn }) => checkedOn)
    .filter(isChecked)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return undefined;
  return first === last
    ? `Checked on ${formatDate(last)}.`
    : `Checked between ${formatDate(first)} and ${formatDate(last)}.`;
}
