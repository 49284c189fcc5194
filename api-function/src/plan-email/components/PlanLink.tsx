import { Link } from '@react-email/link';
import type { Messages } from '../../language/messages.ts';
import { styles } from './styles.ts';

/** The link to the page of the plan, which looks like a button: padding of a link is safe in every email program. */
export const PlanLink = ({ href, m }: { href: string; m: Messages }) => (
  <Link href={href} style={styles.button}>
    {m.openPlan}
  </Link>
);
