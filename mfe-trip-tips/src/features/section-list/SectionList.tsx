import { useEffect, useRef } from 'react';
import * as m from '#messages';
import { SectionLink } from '../../components/SectionLink.tsx';
import { sections } from '../../schema/sections.ts';
import { useCurrentSection } from './useCurrentSection.ts';

/** Scrolls the list, not the page, so that the link of the current section is visible. */
function scrollToCurrentLink(list: HTMLElement) {
  const link = list.querySelector<HTMLElement>('[aria-current]');
  if (link) list.scrollTo({ left: link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2 });
}

/** Links to the sections of the page, below the navigation bar; the link of the current section is marked. */
export function SectionList() {
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current && list.current) scrollToCurrentLink(list.current);
  }, [current]);
  return (
    <nav
      aria-label={m.sectionListName}
      className="sticky top-nav z-30 mt-8 border-y-2 border-rule bg-paper/94 backdrop-blur-md print:hidden"
    >
      <ul ref={list} className="wrap relative flex gap-x-1 overflow-x-auto [scrollbar-width:none] lg:gap-x-3">
        {sections.map(({ id, label }) => (
          <li key={id} className="first:-ml-3">
            <SectionLink
              section={id}
              aria-current={id === current ? 'location' : undefined}
              className="relative flex min-h-12 items-center px-3 text-note font-[620] whitespace-nowrap -outline-offset-3 hover:text-display aria-[current]:font-[760] aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:border-b-4 aria-[current]:after:border-apple"
            >
              {label}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
