import { PageHead } from '@almaty/delivery/page-head';
import { useParams } from 'react-router-dom';
import type { PlanCollection } from '../features/plan/document/plan-address.ts';
import { PlanPage } from '../features/plan/PlanPage.tsx';
import { SamplePlan } from '../features/plan/sample/SamplePlan.tsx';

/** The page of a plan; search engines do not list it, because it says nothing without a key. */
export function PlanScreen({ collection }: { collection: PlanCollection }) {
  const { reference = '' } = useParams();
  if (collection === 'plans' && reference === 'sample')
    return (
      <div className="wrap">
        <PageHead title="A sample plan · Almaty guide" description="What a plan for Almaty looks like, day by day." />
        <SamplePlan />
      </div>
    );
  return (
    <div className="wrap">
      <PageHead
        title={collection === 'desk' ? 'Provider’s desk · Almaty guide' : 'Your plan · Almaty guide'}
        description="Your plan for Almaty, day by day."
        noindex
      />
      <PlanPage key={reference} collection={collection} reference={reference} />
    </div>
  );
}
