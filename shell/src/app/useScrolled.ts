import { useEffect, useState } from 'react';

/** Scrolled further than this, in px, the navigation bar becomes more opaque (docs/specification.md, section 9). */
const THRESHOLD = 20;

/**
 * Whether the page is scrolled past the threshold; false on a server. The position is read in the scroll event only:
 * reading it while rendering would force a layout in the middle of every press.
 */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY > THRESHOLD);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}
