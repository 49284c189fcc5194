import { Icon } from '@almaty/ui/icon';
import { Link } from 'react-router-dom';

/** A link to the parent page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-6 -mb-6 inline-flex min-h-11 items-center gap-2 font-[680] underline print:hidden decoration-2 underline-offset-5"
    >
      <Icon name="back" />
      {children}
    </Link>
  );
}
