/** The height of a toast of two lines, and its place at the top, below the navigation bar; rem. */
const HEIGHT = 6;
export const TOP = 5.5;

const FIELDS = 'main :is(input, select, textarea):not([type="hidden"], [aria-hidden="true"] *)';

let pressed: EventTarget | null = null;

/** Remembers what is pressed: a browser may not give it the focus. @returns a function that stops. */
export function watchPresses(): () => void {
  const listeners = new AbortController();
  addEventListener('pointerdown', ({ target }) => (pressed = target), { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}

/** What a toast must not cover: the fields, what has the focus, and the button that was pressed. */
function listUncovered(): Element[] {
  const button = pressed instanceof Element ? pressed.closest('button, a') : null;
  const focused = document.activeElement?.matches('a, button, input, select, textarea') ? document.activeElement : null;
  const elements = [...document.querySelectorAll(FIELDS), button, focused];
  return elements.filter((element) => element instanceof Element && element.isConnected) as Element[];
}

/** Where a new toast is: at the bottom, unless it would cover there what it must not, and nothing of it at the top. */
export function choosePosition(): 'top-center' | undefined {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize);
  const end = innerHeight - (Number.parseFloat(style.getPropertyValue('--toast-bottom')) || 1) * rem;
  const rectangles = listUncovered().map((element) => element.getBoundingClientRect());
  const isFree = (from: number, to: number) =>
    !rectangles.some(({ top, bottom: below, height }) => height > 0 && below > from && top < to);
  const isTopFree = isFree(TOP * rem, (TOP + HEIGHT) * rem);
  return !isFree(end - HEIGHT * rem, end) && isTopFree ? 'top-center' : undefined;
}
