import type { ReactNode } from 'react';

/** The head of a page: its one `h1`, which takes the focus on navigation, and a line below. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header data-slot="page-header" className="mb-8">
      <h1 tabIndex={-1} className="text-5xl font-black tracking-tight text-display outline-none md:text-7xl">
        {title}
      </h1>
      {children ? <p className="mt-3 max-w-prose text-xl text-ink">{children}</p> : null}
    </header>
  );
}
