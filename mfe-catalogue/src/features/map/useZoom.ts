import { useIfLoaded } from '@almaty/ui/loadable';
import { useHydrated } from '@almaty/ui/use-hydrated';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { getNextZoom, keepInPlace, LEAST_ZOOM, limitZoom } from '../../lib/map/zoom.ts';
import type { At } from './gestures.ts';
import { lateMapCode } from './late-map-code.ts';

/**
 * How much the content of a scrolled box is enlarged, and what changes that: buttons, keys and gestures.
 *
 * @param findFocus finds the point of the window around which buttons and keys enlarge; without one it is the middle.
 */
export function useZoom(box: RefObject<HTMLElement | null>, findFocus: () => At | null | undefined) {
  const [zoom, setZoom] = useState(LEAST_ZOOM);
  const latest = useRef<number>(LEAST_ZOOM);
  /** Where to scroll once the content has its new size. */
  const target = useRef<At>(null);
  const code = useIfLoaded(lateMapCode, useHydrated());
  /** @param at the point of the window that stays in place; with `isCentred` it comes to the middle. */
  const zoomTo = useCallback(
    (wanted: number, at?: At | null, isCentred = false) => {
      const element = box.current;
      const next = limitZoom(wanted);
      if (!element || next === latest.current) return;
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const from = at ?? middle;
      const to = isCentred ? middle : from;
      const factor = next / latest.current;
      const before = target.current ?? { x: element.scrollLeft, y: element.scrollTop };
      target.current = {
        x: keepInPlace(before.x, from.x, factor, to.x),
        y: keepInPlace(before.y, from.y, factor, to.y),
      };
      latest.current = next;
      setZoom(next);
    },
    [box],
  );
  // The content has its new size when the enlargement is rendered.
  useLayoutEffect(() => {
    if (zoom !== latest.current || !target.current) return;
    box.current?.scrollTo(target.current.x, target.current.y);
    target.current = null;
  }, [box, zoom]);
  useEffect(() => {
    if (box.current && code) return code.addGestures(box.current, { getZoom: () => latest.current, zoomTo });
  }, [box, code, zoomTo]);
  const step = (isCloser: boolean) => zoomTo(getNextZoom(latest.current, isCloser), findFocus());
  const zoomByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') step(true);
    else if (event.key === '-') step(false);
    else return;
    event.preventDefault();
  };
  return { zoom, step, zoomTo, zoomByKey };
}
