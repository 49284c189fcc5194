import type { PointerEvent } from 'react';

/** How far a finger or a mouse may move during a press, in pixels: who moves it further wants to take the press back. */
const LARGEST_MOVE_PX = 10;

/**
 * Keeps a press whose button moves away from under the pointer, because something has come above it meanwhile. The browser
 * gives such a click to what is there by then.
 *
 * @param press the event with which the press of the button begins.
 */
export function keepPress({ currentTarget: button, clientX, clientY }: PointerEvent<HTMLElement>): void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  addEventListener(
    'click',
    (click) => {
      listeners.abort();
      const isMoved = Math.hypot(click.clientX - clientX, click.clientY - clientY) > LARGEST_MOVE_PX;
      if (isMoved || (click.target instanceof Node && button.contains(click.target))) return;
      click.preventDefault();
      click.stopPropagation();
      // The click of a script has no pointer, by which the button would take the focus.
      button.focus({ preventScroll: true });
      button.click();
    },
    options,
  );
  // The press had no click.
  addEventListener('pointerdown', () => listeners.abort(), options);
}
