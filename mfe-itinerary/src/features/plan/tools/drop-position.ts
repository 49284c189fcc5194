import type { ItemReference } from '@almaty/planner/edit';

/** The rows of a day's stops in their order, without that of an item. */
export const listOtherStops = (ticket: HTMLElement, { kind, id }: ItemReference): HTMLElement[] =>
  [...ticket.querySelectorAll<HTMLElement>('[data-stop]')].filter(({ dataset }) => dataset.stop !== `${kind}-${id}`);

/**
 * The position among rows that belongs to a height.
 *
 * @param y distance from the top of the window, px.
 * @returns how many rows have their middle above it.
 */
export const findDropPosition = (rows: readonly HTMLElement[], y: number): number =>
  rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

/** Marks the gap in which an item would be put: before the row at the position, or after the last one. */
export function markDropPosition(rows: readonly HTMLElement[], position: number): void {
  rows.forEach((row, index) => {
    if (index === position) row.dataset.drop = 'before';
    else if (index === position - 1 && position === rows.length) row.dataset.drop = 'after';
    else delete row.dataset.drop;
  });
}

/** Removes the marks from a day's ticket. */
export function removeDropMarks(ticket: HTMLElement): void {
  for (const row of ticket.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset.drop;
}
