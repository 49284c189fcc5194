import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** Id of the section, which can take the focus. */
  section: string;
};

/** A way to a section of the page: the router's, so that Back finds where the reader was; like the browser's it takes the focus there. */
export function SectionLink({ section, ...props }: Props) {
  return (
    <Link
      {...props}
      to={`#${section}`}
      onClick={() => document.getElementById(section)?.focus({ preventScroll: true })}
    />
  );
}
