import { safeSessionStorage } from '@almaty/store/safe-storage';
import { useEffect } from 'react';
import { holdPosition } from './hold-position.ts';

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

/**
 * Restores the scroll position after a reload, also on a page that is tall enough only once its code has loaded, such as
 * a search. The browser's own restoration gives up before that. Phones reload pages by themselves when they were in the
 * background for long.
 *
 * @param shouldRestore by default, whether the document was revisited.
 */
export function useScrollRestoration(shouldRestore: () => boolean = isRevisit): void {
  useEffect(() => {
    addEventListener('pagehide', savePosition);
    const top = shouldRestore() ? loadPosition() : 0;
    const end = top > 0 ? holdPosition(top) : undefined;
    return () => {
      removeEventListener('pagehide', savePosition);
      end?.();
    };
  }, [shouldRestore]);
}
