import { Link } from '@react-email/link';
import { styles } from '../../email/document/styles.ts';
import type { Messages } from '../../language/messages.ts';

/** The link to the page of the plan, which looks like a button: padding of a link is safe in every email program. */
export const PlanLink = ({ href, m }: { href: string; m: Messages }) => (
  <Link href={href} style={styles.button}>
    {m.openPlan}
  </Link>
);
