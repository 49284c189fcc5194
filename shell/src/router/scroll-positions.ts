import { safeSessionStorage } from '@almaty/store/safe-storage';
import { type Location, NavigationType } from 'react-router';
import { followHeight } from '../app/follow-height.ts';
import { holdPosition } from '../app/hold-position.ts';
import { getScrollKey } from './scroll-key.ts';
import type { HistoryEntry } from './site-history.ts';

const STORAGE_KEY = 'almaty-scroll-positions';

/** Scroll key -> the distance to the top of the page in pixels. */
let positions = new Map<string, unknown>();

/** Takes over the positions of this tab from before a reload. */
export function loadPositions(): void {
  try {
    positions = new Map(Object.entries(Object(JSON.parse(safeSessionStorage.getItem(STORAGE_KEY) ?? '{}'))));
  } catch {
    positions = new Map();
  }
}

/** Keeps all positions for after a reload. */
export const savePositions = (): void =>
  safeSessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(positions)));

/** Remembers where a visitor is on the page of an entry. */
export const rememberPosition = (location: Location): void => void positions.set(getScrollKey(location), scrollY);

/** The element of the page that an address names; null when it names none. */
function findTarget({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}

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
 * Scrolls to where a visitor left the page of an entry, to the element that its address names, or to the top.
 *
 * @returns the function that ends it, while the page is not tall enough or the element is not there.
 */
export function scrollToEntry({ location, action, keepsScroll }: HistoryEntry): (() => void) | undefined {
  const top = positions.get(getScrollKey(location));
  if (action === NavigationType.Pop && typeof top === 'number') return scrollToPosition(top);
  const target = findTarget(location);
  if (target) target.scrollIntoView();
  else if (!keepsScroll) scrollTo(0, 0);
  return !target && location.hash ? scrollToLateTarget(location) : undefined;
}
