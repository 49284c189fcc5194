import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** The room between a field and what belongs to it, in pixels. */
const GAP = 8;

/** Puts a length into a room, at its start if it is longer. */
const fit = (position: number, length: number, room: number) => Math.max(0, Math.min(position, room - length));

/** Puts an open popover below the field, above it where there is no room below, and over it where there is none at all. */
function place(popover: HTMLElement, field: HTMLElement, side: 'start' | 'end'): void {
  if (!popover.matches(':popover-open')) return;
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const below = bottom + GAP;
  const above = top - GAP - height;
  const y = below + height > innerHeight && above >= 0 ? above : below;
  const x = side === 'end' ? right - width : left;
  const [fittedX, fittedY] = [fit(x, width, document.documentElement.clientWidth), fit(y, height, innerHeight)];
  popover.style.margin = '0';
  popover.style.inset = `${fittedY}px auto auto ${fittedX}px`;
}

/**
 * Keeps a popover beside its field, and always in the window. Measured, because WebKit's anchor positioning leaves the window,
 * and fixed, because the page would be scrolled to what takes the focus in a popover that scrolls with it.
 *
 * @param side the side of the field at which the popover begins or ends, as far as the window allows.
 */
export function usePlaceBeside(
  popover: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  side: 'start' | 'end',
): void {
  // What was rendered may take the focus next, and has to be in the window by then.
  useLayoutEffect(() => {
    if (popover.current && field.current) place(popover.current, field.current, side);
  });
  useEffect(() => {
    const [moved, fixed] = [popover.current, field.current];
    if (!moved || !fixed) return;
    const follow = () => place(moved, fixed, side);
    // It is called when the size of the popover or the width of the field changes.
    const observer = new ResizeObserver(follow);
    observer.observe(moved);
    observer.observe(fixed);
    addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
    };
  }, [popover, field, side]);
}
