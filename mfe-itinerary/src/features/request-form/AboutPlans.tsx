import { provider } from '@almaty/delivery/provider';
import { SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import { Link } from 'react-router-dom';

/** What a visitor wants to know before sending a request: the price, who answers, and what the answer looks like. */
export function AboutPlans() {
  return (
    <p className="mt-3 text-center text-note text-balance text-on-kraft-2">
      It is free{provider.name && `, and made by ${provider.name}`}.{' '}
      <Link to={SAMPLE_PLAN_PATH} className="inline-block py-1 font-bold text-on-kraft underline underline-offset-3">
        See a sample plan
      </Link>
    </p>
  );
}
