import { useEffect, useState } from 'react';

/** Scrolled further than this, in px, the bar becomes more opaque (specification, section 9). */
const THRESHOLD = 20;

/**
 * Whether the page is scrolled past the threshold; a server says no. The position is only read when it changes: read
 * while rendering, it would make the browser lay the page out in the middle of every press.
 */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > THRESHOLD);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return scrolled;
}
