import type { ReactNode } from 'react';
import type { SectionId } from '../schema/sections.ts';

type Props = {
  id: SectionId;
  title: string;
  /** A sentence below the title. */
  intro?: string;
  /** More content below the title, beside the children. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of the page: its title is beside its content on wide screens, above it on narrow ones. */
export function Section({ id, title, intro, aside, children }: Props) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="-scroll-mt-11 pt-20 outline-none lg:pt-28 print:pt-8"
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        {/* In Chromium a sticky item of a grid leaves its row; a box inside the item stays beside the content. */}
        <div>
          <div className="lg:sticky lg:top-36 print:break-after-avoid">
            <h2 id={`${id}-title`} className="display text-h2 text-display">
              {title}
            </h2>
            {intro && <p className="mt-5 max-w-[26rem] text-lead text-ink-2">{intro}</p>}
            {aside}
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
