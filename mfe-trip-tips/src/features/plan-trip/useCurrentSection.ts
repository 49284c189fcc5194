import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../../schema/sections.ts';

/** The line of the window which a section must reach to be the one that is read: a third of the way down. */
const READING_LINE = '-33% 0px -66% 0px';

/** The section that the visitor is reading; none above the first. */
export function useCurrentSection(): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        setCurrent(sections.find(({ id }) => reached.has(id))?.id ?? null);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
