import { useEffect } from 'react';

const KEY = 'almaty-scroll';

/** How far down this very address was when its document was left; 0 if it was not, or nothing can be kept. */
function placeLeft(): number {
  try {
    const [address, top] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return address === location.href ? Number(top) : 0;
  } catch {
    return 0;
  }
}

/** Whether the browser brought the document back, rather than opened its address anew. */
function wasBroughtBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type);
}

function keepPlace() {
  try {
    sessionStorage.setItem(KEY, `${location.href} ${Math.round(scrollY)}`);
  } catch {
    // Storage is full or forbidden: the page opens where the browser puts it.
  }
}

/**
 * A page that is reloaded stands where it was left, also where it is long enough only when its code has come: a search,
 * or another tab than the server's. Phones reload by themselves what was long in the background.
 *
 * @param broughtBack whether the document was, unless told.
 */
export function useReloadScroll(broughtBack: () => boolean = wasBroughtBack): void {
  useEffect(() => {
    const done = new AbortController();
    addEventListener('pagehide', keepPlace, { signal: done.signal });
    const top = broughtBack() ? placeLeft() : 0;
    const observer = new ResizeObserver(() => {
      const room = document.documentElement.scrollHeight - innerHeight;
      if (top > 0 && room >= top && Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
    });
    observer.observe(document.body);
    // Whatever the visitor does, from then on the place is theirs.
    for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'popstate'])
      addEventListener(act, () => observer.disconnect(), { capture: true, passive: true, signal: done.signal });
    return () => {
      done.abort();
      observer.disconnect();
    };
  }, [broughtBack]);
}
