import { type RefObject, useEffect, useState } from 'react';

/**
 * The ids of the locations whose pins are in the window of a map; undefined until the browser has said so, and in
 * prerendered HTML. A pin that a ticket stands for counts with its ticket.
 *
 * @param box the scrolled box around the map.
 * @param key changes when other pins are shown.
 */
export function useVisiblePins(box: RefObject<HTMLElement | null>, key: unknown): ReadonlySet<number> | undefined {
  const [visible, setVisible] = useState<ReadonlySet<number>>();
  // Other pins are other elements.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        // A ticket has the ids of all its pins.
        setVisible(
          new Set([...seen].flatMap((pin) => (pin as HTMLElement).dataset.locations?.split(' ').map(Number) ?? [])),
        );
      },
      { root: element },
    );
    for (const pin of element.querySelectorAll('[data-locations]')) observer.observe(pin);
    return () => observer.disconnect();
  }, [box, key]);
  return visible;
}
