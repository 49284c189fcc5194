import { Icon } from '@almaty/ui/icon';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { readStepsToList } from '../lib/way-back.ts';

/** Whether a press follows the link here, rather than in a new tab or window. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * A link to the parent page. From a location that was opened from a list it goes back to that list, which then has the tab,
 * the filters and the place that the visitor left.
 */
export function BackLink({ to, children }: { to: string; children: string }) {
  const steps = readStepsToList(useLocation().state);
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (!steps || !staysHere(event)) return;
        event.preventDefault();
        navigate(-steps);
      }}
      className="mt-6 -mb-6 inline-flex min-h-11 items-center gap-2 font-[680] underline print:hidden decoration-2 underline-offset-5"
    >
      <Icon name="back" />
      {children}
    </Link>
  );
}
