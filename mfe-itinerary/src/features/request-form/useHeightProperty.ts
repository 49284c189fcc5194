import { type RefObject, useEffect } from 'react';

/** Keeps the height of an element in a custom property of its own, in px, so that its styles can refer to it. */
export function useHeightProperty(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => current.style.setProperty(property, `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, property]);
}
