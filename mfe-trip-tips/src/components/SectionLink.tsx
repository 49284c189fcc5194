import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> & {
  /** Id of the section, which must be focusable. */
  section: string;
};

/**
 * A link to a section of the page. The router follows it, so that Back restores the scroll position; the focus moves to
 * the section, as it does with a browser's own link.
 */
export function SectionLink({ section, ...props }: Props) {
  return (
    <Link
      {...props}
      to={`#${section}`}
      onClick={() => document.getElementById(section)?.focus({ preventScroll: true })}
    />
  );
}
