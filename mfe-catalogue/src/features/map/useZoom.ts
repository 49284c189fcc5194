import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getNextZoom, keepInPlace, LEAST_ZOOM, limitZoom } from '../../lib/map/zoom.ts';

/** A point in the window of the map in pixels. */
type At = { x: number; y: number };

const getDistance = ([one, other]: TouchList | readonly { clientX: number; clientY: number }[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

/** A mouse that moved less than this has pressed, not dragged; pixels. */
const LEAST_DRAG = 4;

/** Lets a mouse drag the content of a scrolled box, as a finger does. @returns ends it. */
function addDragging(box: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
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
  addEventListener('pointerup', () => (from = null), { signal });
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
  return () => listening.abort();
}

/**
 * Enlarges the content of a scrolled box by two fingers, by the wheel with Ctrl, by a double press, and by keys. Moving it is left
 * to the browser's scrolling, but for the mouse.
 */
export function useZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(LEAST_ZOOM);
  const latest = useRef<number>(LEAST_ZOOM);
  /** Where to scroll once the content has its new size. */
  const target = useRef<At>(null);
  const zoomTo = useCallback(
    (wanted: number, at?: At) => {
      const element = box.current;
      const next = limitZoom(wanted);
      if (!element || next === latest.current) return;
      const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const factor = next / latest.current;
      const before = target.current ?? { x: element.scrollLeft, y: element.scrollTop };
      target.current = { x: keepInPlace(before.x, x, factor), y: keepInPlace(before.y, y, factor) };
      latest.current = next;
      setZoom(next);
    },
    [box],
  );
  // The content has its new size when the zoom is rendered.
  useLayoutEffect(() => {
    if (target.current) box.current?.scrollTo(target.current.x, target.current.y);
    target.current = null;
  }, [box, zoom]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const listening = new AbortController();
    // Not passive, because the page would be enlarged as well.
    const options = { signal: listening.signal, passive: false };
    const toAt = (clientX: number, clientY: number): At => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let pinch = { distance: 0, zoom: LEAST_ZOOM };
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        zoomTo(latest.current * 2 ** (-event.deltaY / 300), toAt(event.clientX, event.clientY));
      },
      options,
    );
    element.addEventListener(
      'touchstart',
      ({ touches }) => (pinch = { distance: getDistance(touches), zoom: latest.current }),
      options,
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        const [one, other] = event.touches;
        if (!one || !other || pinch.distance === 0) return;
        event.preventDefault();
        const middle = toAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        zoomTo((pinch.zoom * getDistance([one, other])) / pinch.distance, middle);
      },
      options,
    );
    element.addEventListener(
      'dblclick',
      ({ clientX, clientY }) => zoomTo(getNextZoom(latest.current, true), toAt(clientX, clientY)),
      options,
    );
    const endDragging = addDragging(element);
    return () => {
      listening.abort();
      endDragging();
    };
  }, [box, zoomTo]);
  const step = (isCloser: boolean) => zoomTo(getNextZoom(latest.current, isCloser));
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(true);
    else if (event.key === '-') step(false);
    else return;
    event.preventDefault();
  };
  return { zoom, step, zoomTo, zoomByKey };
}
