import { PageHead } from '@almaty/delivery/page-head';
import { useParams } from 'react-router-dom';
import type { PlanCollection } from '../features/plan/document/plan-address.ts';
import { PlanPage } from '../features/plan/PlanPage.tsx';
import { SamplePlan } from '../features/plan/sample/SamplePlan.tsx';

const TITLES = { desk: 'Provider’s desk', plans: 'Your plan' } as const;

/** The page of a plan; search engines do not list it, because it says nothing without a key. */
export function PlanScreen({ collection }: { collection: PlanCollection }) {
  const { reference = '' } = useParams();
  const isSample = reference === 'sample';
  return (
    <div className="wrap">
      <PageHead
        title={`${isSample ? 'A sample plan' : TITLES[collection]} · Almaty guide`}
        description="Your plan for Almaty, day by day."
        noindex
      />
      {isSample ? <SamplePlan /> : <PlanPage key={reference} collection={collection} reference={reference} />}
    </div>
  );
}
