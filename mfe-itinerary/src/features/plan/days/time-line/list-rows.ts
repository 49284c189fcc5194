import { getMinutesBetween } from '@almaty/planner/calendar';
import type { ListedItem } from '@almaty/planner/items';

/** A row of the time line: an item, or free time between two of them. */
export type Row = { kind: 'item'; listed: ListedItem } | { kind: 'free'; key: string; minutes: number };

/** Shorter pauses are not worth a row. */
const LEAST_FREE_MINUTES = 10;

/** Lists the rows of a day's time line, with the free time before an item where there is some. */
export function listRows(items: readonly ListedItem[]): Row[] {
  return items.flatMap((listed, index): Row[] => {
    const previous = items[index - 1];
    const minutes = previous ? getMinutesBetween(previous.end, listed.start) : 0;
    const row: Row = { kind: 'item', listed };
    return minutes < LEAST_FREE_MINUTES ? [row] : [{ kind: 'free', key: `free-${listed.key}`, minutes }, row];
  });
}
