import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../../schema/sections.ts';

/** A horizontal line a third of the way down the window: the current section is the one that crosses it. */
const READING_LINE_MARGIN = '-33% 0px -66% 0px';

/** The section that the visitor is reading; null above the first. */
export function useCurrentSection(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        setCurrent(sections.find(({ id }) => crossing.has(id))?.id ?? null);
      },
      { rootMargin: READING_LINE_MARGIN },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
