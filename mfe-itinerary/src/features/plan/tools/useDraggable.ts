import type { ItemReference } from '@almaty/planner/edit';
import { type RefObject, useEffect, useRef } from 'react';

/** Runs what loads the library, and ends it when the component is gone, also when it was not loaded by then. */
function start(begin: () => Promise<() => void>): () => void {
  let isEnded = false;
  let end = () => {};
  // Dragging is never the only way, so a library that cannot be loaded is no error.
  void begin().then(
    (stop) => {
      if (isEnded) stop();
      else end = stop;
    },
    () => {},
  );
  return () => {
    isEnded = true;
    end();
  };
}

/** Makes an element the handle with which an item is dragged. @returns the ref of the element. */
export function useDraggable({ kind, id }: ItemReference): RefObject<HTMLSpanElement | null> {
  const handle = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      start(async () => {
        const { makeDraggable } = await import('./drag-and-drop.ts');
        return handle.current ? makeDraggable(handle.current, { kind, id }) : () => {};
      }),
    [kind, id],
  );
  return handle;
}

/**
 * Lets the tickets of the days take items that are dragged to them.
 *
 * @param dates of the days, whose tickets have the ids `day-1`, `day-2` and so on; none for a plan that is only read.
 * @param onDrop called with the item, the date of the day, and the position among its other stops, from 0.
 */
export function useDayDropTargets(
  dates: readonly string[],
  onDrop: (item: ItemReference, date: string, position: number) => void,
): void {
  const list = dates.join(' ');
  const latestOnDrop = useRef(onDrop);
  useEffect(() => {
    latestOnDrop.current = onDrop;
  });
  useEffect(() => {
    if (list === '') return;
    return start(async () => {
      const { makeDropTarget } = await import('./drag-and-drop.ts');
      const ends = list.split(' ').flatMap((date, index) => {
        const ticket = document.getElementById(`day-${index + 1}`);
        return ticket ? [makeDropTarget(ticket, (item, position) => latestOnDrop.current(item, date, position))] : [];
      });
      return () => {
        for (const end of ends) end();
      };
    });
  }, [list]);
}
