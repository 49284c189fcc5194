import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** A line on what the page is for. */
  children?: ReactNode;
  /** Whether the line stands beside the title, where there is room, or below it. */
  line?: 'beside' | 'below';
};

/** The head of a page: its one `h1`, which takes the focus on navigation, and a line. */
export function PageHeader({ title, children, line = 'beside' }: Props) {
  const beside = line === 'beside' ? 'lg:flex-row lg:items-end lg:justify-between' : '';
  return (
    <header data-slot="page-header" className={`flex flex-col gap-5 pt-[clamp(2.25rem,4.6vw,4.25rem)] ${beside}`}>
      <h1 tabIndex={-1} className="display text-h1 text-display [word-spacing:0.04em] outline-none">
        {title}
      </h1>
      {children && <p className={`text-lead ${line === 'beside' ? 'pb-1 lg:max-w-84' : 'max-w-216'}`}>{children}</p>}
    </header>
  );
}
