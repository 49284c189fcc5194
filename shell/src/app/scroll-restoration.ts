import { safeSessionStorage } from '@almaty/store/safe-storage';
import { useEffect } from 'react';

const STORAGE_KEY = 'almaty-scroll';

/** The URL without its fragment, which may hold the key of a plan. */
const getUrl = () => location.pathname + location.search;

/** The saved scroll position of this URL in pixels; 0 when none was saved. */
function loadPosition(): number {
  const [url, top] = (safeSessionStorage.getItem(STORAGE_KEY) ?? '').split(' ');
  return url === getUrl() ? Number(top) : 0;
}

const savePosition = () => safeSessionStorage.setItem(STORAGE_KEY, `${getUrl()} ${Math.round(scrollY)}`);

/** Whether the browser reloaded the document or came back to it, rather than opened its URL. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type);
}

/** What visitors do before the position is restored; from then on it is theirs. */
const USER_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'popstate'];

/**
 * Restores the scroll position after a reload, also on a page that is tall enough only once its code has loaded, such as
 * a search. The browser's own restoration gives up before that. Phones reload pages by themselves when they were in the
 * background for long.
 *
 * @param shouldRestore by default, whether the document was revisited.
 */
export function useScrollRestoration(shouldRestore: () => boolean = isRevisit): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('pagehide', savePosition, { signal });
    const top = shouldRestore() ? loadPosition() : 0;
    const observer = new ResizeObserver(() => {
      const maxTop = document.documentElement.scrollHeight - innerHeight;
      if (top > 0 && maxTop >= top && Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
    });
    observer.observe(document.body);
    for (const event of USER_EVENTS)
      addEventListener(event, () => observer.disconnect(), { capture: true, passive: true, signal });
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [shouldRestore]);
}
