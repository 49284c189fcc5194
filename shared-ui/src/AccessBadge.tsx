import { getStampStyle } from './stamp-style.ts';

/** The colours of access stamps; the text says the same. */
const accessColors = {
  open: 'var(--color-medium)',
  restricted: 'var(--color-ochre)',
  closed: 'var(--color-very-hard)',
  ask: 'var(--color-other)',
} as const;

type AccessBadgeProps = { access: keyof typeof accessColors; children: string };

/** A stamp with the access to a location: `Closed until winter 2027/28`. It wraps where a line is too short. */
export const AccessBadge = ({ access, children }: AccessBadgeProps) => (
  <span
    data-slot="access"
    className="stamp h-auto min-h-8 max-w-full py-1 leading-tight whitespace-normal text-white"
    style={getStampStyle(accessColors[access])}
  >
    {children}
  </span>
);
