import type { ReactNode } from 'react';

/** Cards in 1, 2, 3 or 4 columns (specification, section 9). */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-1 gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>;
}
