import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

/** How many results are shown at first, and how many more with each press: more than the catalogue has today. */
const RESULTS_SIZE = 48;

/**
 * The results that are shown of a long list, and the function that shows more of them. Then the first new result receives
 * the focus, because the button may disappear. Another search begins again.
 *
 * @param grid the element that contains the results.
 */
export function useShownResults<Item>(found: readonly Item[], grid: RefObject<HTMLElement | null>) {
  const [pressed, setPressed] = useState({ found, count: RESULTS_SIZE });
  const count = pressed.found === found ? pressed.count : RESULTS_SIZE;
  const shown = useMemo(() => (found.length <= count ? found : found.slice(0, count)), [found, count]);
  const nextIndex = useRef<number>(null);
  useEffect(() => {
    const link =
      nextIndex.current !== null && grid.current?.querySelectorAll<HTMLElement>('article h3 a')[nextIndex.current];
    if (!link) return;
    nextIndex.current = null;
    link.focus();
  });
  const showMore = () => {
    nextIndex.current = shown.length;
    setPressed({ found, count: shown.length + RESULTS_SIZE });
  };
  return { shown, showMore };
}
