import { flushSync } from 'react-dom';

/**
 * Who gets a fade: not who wants no motion, nor phones, where the picture of the old page takes longer than the fade and holds
 * back the content.
 */
const WANTED = '(prefers-reduced-motion: no-preference) and (hover: hover) and (pointer: fine)';

/** Whether a page that is opened by a link, and can be shown at once, fades in (docs/decisions/0074). */
export const isFadeWanted = (): boolean => 'startViewTransition' in document && matchMedia(WANTED).matches;

/** Renders a page with a fade. @param render changes React's state. */
export function fadeIn(render: () => void): void {
  // The page has to be there when the browser takes its picture.
  const transition = document.startViewTransition(() => flushSync(render));
  // A second press ends the first fade.
  transition.ready.catch(() => {});
}
