import { formatDate } from '@almaty/dates';
import * as m from '#messages';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

/**
 * Says when facts were checked: `Checked on 20 November 2026.` If some were not, it says so; undefined if none was,
 * because then each line says it.
 */
export function describeChecks(facts: readonly Fact<unknown>[]): string | undefined {
  const dates = facts
    .map(({ checkedOn }) => checkedOn)
    .filter(isChecked)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return undefined;
  return m.sourcesChecked({
    span: first === last ? 'day' : 'days',
    first: formatDate(first),
    last: formatDate(last),
    rest: dates.length === facts.length ? 'checked' : 'unchecked',
  });
}
