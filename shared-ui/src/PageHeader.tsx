import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** One line about the purpose of the page. */
  children?: ReactNode;
  /** Where the line is placed on wide screens: beside the title or below it. */
  linePosition?: 'beside' | 'below';
};

/** The header of a page: its only `h1`, which receives the focus after a navigation, and a line of text. */
export function PageHeader({ title, children, linePosition = 'beside' }: Props) {
  const beside = linePosition === 'beside' ? 'lg:flex-row lg:items-end lg:justify-between' : '';
  return (
    <header
      data-slot="page-header"
      className={`flex flex-col gap-5 pt-[clamp(2.25rem,4.6vw,4.25rem)] print:gap-3 print:pt-0 ${beside}`}
    >
      <h1 tabIndex={-1} className="display text-h1 text-display [word-spacing:0.04em] outline-none">
        {title}
      </h1>
      {children && (
        <p
          className={`text-lead text-balance max-sm:pr-5 ${linePosition === 'beside' ? 'pb-1 lg:max-w-80' : 'max-w-216'}`}
        >
          {children}
        </p>
      )}
    </header>
  );
}
