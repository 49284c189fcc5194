import type { ItemReference } from '@almaty/planner/edit';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Makes an element the handle of an item. @returns ends it. */
export const makeDraggable = (element: HTMLElement, item: ItemReference): (() => void) =>
  draggable({ element, getInitialData: () => ({ item }) });

const isItem = (value: unknown): value is ItemReference =>
  value instanceof Object && 'kind' in value && typeof Reflect.get(value, 'id') === 'number';

/**
 * Lets an element take items.
 *
 * @param onOver called with whether an item is over the element.
 * @returns ends it.
 */
export const makeDropTarget = (
  element: HTMLElement,
  onDrop: (item: ItemReference) => void,
  onOver: (isOver: boolean) => void,
): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => isItem(source.data.item),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop: ({ source }) => {
      onOver(false);
      if (isItem(source.data.item)) onDrop(source.data.item);
    },
  });
