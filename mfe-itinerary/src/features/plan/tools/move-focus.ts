import type { ItemReference } from '@almaty/planner/edit';
import { flushSync } from 'react-dom';
import { getMissingId, getStopId, MISSING_ID } from '../days/index.ts';

/** The ids of what the focus goes to after a change of the plan. */
export const CHANGES_ID = 'plan-changes';
export const STATUS_ID = 'plan-status';
export const getMoveId = ({ kind, id }: ItemReference) => `move-${kind}-${id}`;

/** Opens the day in which something is, where days fold. */
function openDayOf(element: HTMLElement): void {
  if (element.checkVisibility()) return;
  const button = element.closest('[data-day]')?.querySelector<HTMLElement>('.day-fold-button');
  if (button) flushSync(() => button.click());
}

/** Moves the focus to the first of these elements that is there. */
function focusFirst(...ids: readonly string[]): void {
  const target = ids.flatMap((id) => document.getElementById(id) ?? [])[0];
  if (!target) return;
  openDayOf(target);
  target.focus();
}

/**
 * Makes a change, and moves the focus once it is rendered to the first element of these that is there: what had the focus may be
 * gone, or on another day.
 *
 * @param ids may depend on what the change has led to.
 */
export function changeThenFocus(change: () => void, ...ids: readonly string[]): void {
  flushSync(change);
  focusFirst(...ids);
}

/** Where an item is after a change: its stop, or its ticket among what did not fit; else what has changed. */
export const listPlaces = (item: ItemReference): readonly string[] => [
  getStopId(`${item.kind}-${item.id}`),
  getMissingId(item),
  CHANGES_ID,
];

/** What takes the place of a stop that is removed: the next one of its day, else the one before, else the day. */
export function listNeighbours({ kind, id }: ItemReference): readonly string[] {
  const heading = document.getElementById(getStopId(`${kind}-${id}`));
  const day = heading?.closest('[data-day]');
  const headings = [...(day?.querySelectorAll('[data-stop] h3') ?? [])];
  const position = headings.findIndex((other) => other.id === heading?.id);
  const near = [headings[position + 1], headings[position - 1]].flatMap((other) => other?.id ?? []);
  return [...near, ...(day ? [`${day.id}-heading`] : []), CHANGES_ID];
}

/** What takes the place of a ticket among what did not fit: the next one, else the one before, else what has changed. */
export function listOtherMissing(item: ItemReference): readonly string[] {
  const headings = [...document.querySelectorAll(`[aria-labelledby="${MISSING_ID}"] h3`)];
  const position = headings.findIndex(({ id }) => id === getMissingId(item));
  return [...[headings[position + 1], headings[position - 1]].flatMap((other) => other?.id ?? []), CHANGES_ID];
}
