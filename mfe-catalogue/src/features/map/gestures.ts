import { getNextZoom } from '../../lib/map/zoom.ts';

/** A point in the window of the map in pixels. */
export type At = { x: number; y: number };

/** What gestures change: the enlargement, around a point that stays where it is. */
export type Zooming = { getZoom: () => number; zoomTo: (zoom: number, at: At) => void };

/** A mouse that moved less than this has pressed, not dragged; pixels. */
const LEAST_DRAG = 4;
/** The wheel doubles the map by so many pixels. */
const WHEEL_PIXELS = 300;

const getDistance = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Lets a mouse drag the content of a scrolled box, as a finger does. */
function addDragging(box: HTMLElement, signal: AbortSignal): void {
  let from: (At & { left: number; top: number }) | null = null;
  let hasDragged = false;
  box.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      hasDragged = false;
      if (pointerType === 'mouse' && button === 0)
        from = { x: clientX, y: clientY, left: box.scrollLeft, top: box.scrollTop };
    },
    { signal },
  );
  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!from) return;
      hasDragged ||= Math.hypot(clientX - from.x, clientY - from.y) > LEAST_DRAG;
      if (hasDragged) box.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY);
    },
    { signal },
  );
  const end = () => {
    from = null;
  };
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  box.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // The press that ends a drag chooses nothing.
  box.addEventListener(
    'click',
    (event) => {
      if (!hasDragged) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
}

/**
 * Enlarges the content of a scrolled box by two fingers, by the wheel with Ctrl, and by a double press, and moves it by the
 * mouse; everything else that moves it is the browser's scrolling.
 *
 * @returns ends it.
 */
export function addGestures(box: HTMLElement, { getZoom, zoomTo }: Zooming): () => void {
  const listening = new AbortController();
  // Not passive, because the page would be enlarged as well.
  const options = { signal: listening.signal, passive: false };
  const toAt = (clientX: number, clientY: number): At => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  let pinch: { distance: number; zoom: number } | null = null;
  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(getZoom() * 2 ** (-event.deltaY / WHEEL_PIXELS), toAt(event.clientX, event.clientY));
    },
    options,
  );
  box.addEventListener(
    'touchstart',
    ({ touches: [one, other] }) => {
      pinch = one && other ? { distance: getDistance(one, other), zoom: getZoom() } : null;
    },
    options,
  );
  box.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other || !pinch) return;
      event.preventDefault();
      const middle = toAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      zoomTo((pinch.zoom * getDistance(one, other)) / pinch.distance, middle);
    },
    options,
  );
  box.addEventListener(
    'dblclick',
    ({ clientX, clientY }) => zoomTo(getNextZoom(getZoom(), true), toAt(clientX, clientY)),
    options,
  );
  addDragging(box, listening.signal);
  return () => listening.abort();
}
