import { provider } from '@almaty/delivery/provider';
import { SAMPLE_PLAN_PATH } from '@almaty/delivery/routes';
import { Link } from 'react-router-dom';
import * as m from '#messages';

/** What a visitor wants to know before sending a request: the price, who answers, and what the answer looks like. */
export function AboutPlans() {
  return (
    <p className="mt-3 max-w-216 print:hidden">
      {`${provider.name ? m.formFreeBy({ provider: provider.name }) : m.formFree} `}
      <Link to={SAMPLE_PLAN_PATH} className="inline-flex min-h-11 items-center font-bold text-apple-text underline">
        {m.formSamplePlan}
      </Link>
    </p>
  );
}
