import { Link } from '@react-email/link';
import { OPEN_PLAN } from '../phrases.ts';
import { styles } from './styles.ts';

/** The link to the page of the plan, which looks like a button: padding of a link is safe in every email program. */
export const PlanLink = ({ href }: { href: string }) => (
  <Link href={href} style={styles.button}>
    {OPEN_PLAN}
  </Link>
);
