import { getLanguage, removeLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { safeSessionStorage } from '@almaty/store/safe-storage';
import { type Location, NavigationType } from 'react-router';
import { followHeight } from './follow-height.ts';
import { getAddressKey, getScrollKey } from './scroll-key.ts';
import type { HistoryEntry, SiteHistory } from './site-history.ts';

const STORAGE_KEY = 'almaty-scroll-positions';

/** Keeps where a visitor is on each page of this tab. */
export type ScrollKeeper = {
  /** Scrolls to where the visitor left the page of an entry, to the element that its address names, or to the top. */
  toEntry: (entry: HistoryEntry) => void;
};

/** Scroll key -> the distance to the top of the page in pixels, from before a reload. */
function loadPositions(): Map<string, unknown> {
  try {
    return new Map(Object.entries(Object(JSON.parse(safeSessionStorage.getItem(STORAGE_KEY) ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Whether the browser reloaded the document or came back to it, rather than opened its URL. */
function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type);
}

/** Whether the visitor came from the same page in another language. */
function isOtherLanguage(): boolean {
  const { origin, pathname } = new URL(document.referrer || 'about:blank');
  const isSame = origin === location.origin && removeLanguage(pathname) === removeLanguage(location.pathname);
  return isSame && getLanguage(pathname) !== LANGUAGE;
}

/** The element of the page that an address names; null when it names none. */
function findTarget({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}

/** Scrolls to a position as soon as the page is tall enough for it, until the visitor does something; returns what ends it. */
const holdPosition = (top: number): (() => void) =>
  followHeight(() => {
    const maxTop = document.documentElement.scrollHeight - innerHeight;
    if (maxTop >= top && Math.round(scrollY) !== top) scrollTo({ top, behavior: 'instant' });
  });

/** Scrolls to a position, later when the page is not tall enough yet, because its code is still loading. */
function scrollToPosition(top: number): (() => void) | undefined {
  scrollTo(0, top);
  const rounded = Math.round(top);
  return Math.round(scrollY) < rounded ? holdPosition(rounded) : undefined;
}

/** Scrolls to the element that an address names once it is there, because the page is still loading. */
function scrollToLateTarget(location: Location): () => void {
  const end = followHeight(() => {
    const target = findTarget(location);
    if (!target) return;
    end();
    target.scrollIntoView();
  });
  return end;
}

/**
 * Keeps the scroll positions of this tab, also over a reload: phones reload pages by themselves when they were in the
 * background for long, and the browser's own restoration gives up before a page is tall enough.
 *
 * @param shouldRestore whether the visitor was on the page before; by default, as the browser says.
 */
export function startScrollKeeper(
  history: SiteHistory,
  shouldRestore: () => boolean = () => isRevisit() || isOtherLanguage(),
): ScrollKeeper {
  const positions = loadPositions();
  let end: (() => void) | undefined;
  const remember = (location: Location) => void positions.set(getScrollKey(location), scrollY);
  // The browser would scroll before the page has been rendered.
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', () => {
    const { location } = history.getEntry();
    remember(location);
    // For the same page in another language, which is a document of its own.
    positions.set(getAddressKey(location), scrollY);
    safeSessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));
    window.history.scrollRestoration = 'auto';
  });
  history.subscribe((_, previous) => remember(previous.location));
  const first = shouldRestore() ? positions.get(getScrollKey(history.getEntry().location)) : undefined;
  if (typeof first === 'number' && first > 0) end = holdPosition(Math.round(first));
  return {
    toEntry({ location, action, keepsScroll }) {
      end?.();
      end = undefined;
      const top = positions.get(getScrollKey(location));
      if (action === NavigationType.Pop && typeof top === 'number') {
        end = scrollToPosition(top);
        return;
      }
      const target = findTarget(location);
      if (target) target.scrollIntoView();
      else if (!keepsScroll) scrollTo(0, 0);
      if (!target && location.hash) end = scrollToLateTarget(location);
    },
  };
}
