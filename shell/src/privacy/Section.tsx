import type { ReactNode } from 'react';

/** A section of the privacy page; `id` is that of its heading, for links to it. */
export const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="mt-12 border-t-3 border-display pt-4">
    <h2 id={id} className="display text-h3 text-display">
      {title}
    </h2>
    <div className="mt-3 grid gap-4 [&>p]:max-w-3xl [&>ul]:max-w-3xl">{children}</div>
  </section>
);
