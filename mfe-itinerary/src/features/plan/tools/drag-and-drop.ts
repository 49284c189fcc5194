import type { ItemReference } from '@almaty/planner/edit';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { findDropPosition, listOtherStops, markDropPosition, removeDropMarks } from './drop-position.ts';

/** Makes an element the handle of an item. @returns ends it. */
export const makeDraggable = (element: HTMLElement, item: ItemReference): (() => void) =>
  draggable({ element, getInitialData: () => ({ item }) });

const isItem = (value: unknown): value is ItemReference =>
  value instanceof Object && 'kind' in value && typeof Reflect.get(value, 'id') === 'number';

/**
 * Lets the ticket of a day take items, and marks where each would be put.
 *
 * @param onDrop called with the position among the other stops of the day at which the item was let go, from 0.
 * @returns ends it.
 */
export function makeDropTarget(
  ticket: HTMLElement,
  onDrop: (item: ItemReference, position: number) => void,
): () => void {
  return dropTargetForElements({
    element: ticket,
    canDrop: ({ source }) => isItem(source.data.item),
    onDrag: ({ source: { data }, location }) => {
      if (!isItem(data.item)) return;
      const stops = listOtherStops(ticket, data.item);
      markDropPosition(stops, findDropPosition(stops, location.current.input.clientY));
    },
    onDragLeave: () => removeDropMarks(ticket),
    onDrop: ({ source: { data }, location }) => {
      removeDropMarks(ticket);
      if (isItem(data.item))
        onDrop(data.item, findDropPosition(listOtherStops(ticket, data.item), location.current.input.clientY));
    },
  });
}
