/** The size of a toast of two lines, its least distance from the sides, and its place at the top, below the navigation bar; rem. */
export const WIDTH = 35;
const HEIGHT = 6;
const SIDE = 1;
export const TOP = 5.5;

/**
 * The places of a toast: the first that is free is taken, at the top last, where the headings are. Where a toast is as wide as
 * the window there are two.
 */
const PLACES = ['bottom-center', 'bottom-right', 'bottom-left', 'top-center', 'top-right', 'top-left'] as const;

const FIELDS = 'main :is(input, select, textarea):not([type="hidden"], [aria-hidden="true"] *)';
const TICKETS = ':is([data-slot="summary-panel"], [data-slot="location-bar"])';

let pressed: EventTarget | null = null;

/** Remembers what is pressed: a browser may not give it the focus. @returns a function that stops. */
export function watchPresses(): () => void {
  const listeners = new AbortController();
  addEventListener('pointerdown', ({ target }) => (pressed = target), { capture: true, signal: listeners.signal });
  return () => listeners.abort();
}

/** What a toast must not cover: the fields, the tickets at the bottom, what has the focus, and the button that was pressed. */
function listUncovered(): Element[] {
  const button = pressed instanceof Element ? pressed.closest('button, a') : null;
  const focused = document.activeElement?.matches('a, button, input, select, textarea') ? document.activeElement : null;
  const single = [button, focused].filter((element) => element?.isConnected === true);
  return [...document.querySelectorAll(`${FIELDS}, ${TICKETS}`), ...single] as Element[];
}

/** Where a new toast is: at the bottom, unless it would cover there what it must not, and nothing of it in another place. */
export function choosePosition(): (typeof PLACES)[number] {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize);
  const rectangles = listUncovered().map((element) => element.getBoundingClientRect());
  const [side, width] = [SIDE * rem, Math.min(WIDTH * rem, innerWidth - 2 * SIDE * rem)];
  const tops = {
    top: TOP * rem,
    bottom: innerHeight - (Number.parseFloat(style.getPropertyValue('--toast-bottom')) || 1) * rem - HEIGHT * rem,
  };
  const lefts = { left: side, center: (innerWidth - width) / 2, right: innerWidth - side - width };
  const isFree = (place: (typeof PLACES)[number]) => {
    const [vertical, horizontal] = place.split('-') as [keyof typeof tops, keyof typeof lefts];
    const [top, left] = [tops[vertical], lefts[horizontal]];
    return !rectangles.some(
      (box) =>
        box.height > 0 &&
        box.bottom > top &&
        box.top < top + HEIGHT * rem &&
        box.right > left &&
        box.left < left + width,
    );
  };
  return PLACES.find(isFree) ?? PLACES[0];
}
