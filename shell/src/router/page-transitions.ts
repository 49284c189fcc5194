import { flushSync } from 'react-dom';
import { NavigationType } from 'react-router';
import type { HistoryEntry } from './site-history.ts';

/**
 * Who gets a fade: not who wants no motion, nor phones, where the picture of the old page takes longer than the fade and holds
 * back the content.
 */
const WANTED = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

/**
 * Whether a page that was opened by a link fades in (docs/decisions/0047). Back and Forward change at once, and so do
 * changes within a page.
 *
 * @param canShow whether the page at a path can be shown at once: a fade to a skeleton would hold back what follows it.
 */
export const isFadeWanted = (
  { action, location }: HistoryEntry,
  previous: HistoryEntry,
  canShow: (pathname: string) => boolean,
): boolean =>
  'startViewTransition' in document &&
  action === NavigationType.Push &&
  location.pathname !== previous.location.pathname &&
  matchMedia(WANTED).matches &&
  canShow(location.pathname);

/** Renders a page with a fade. @param render changes React's state. */
export function fadeIn(render: () => void): void {
  // The page has to be there when the browser takes its picture.
  const transition = document.startViewTransition(() => flushSync(render));
  // A second press ends the first fade.
  transition.ready.catch(() => {});
}
