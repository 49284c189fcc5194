import { useParams } from 'react-router-dom';
import type { PlanCollection } from '../features/plan/document/plan-address.ts';
import { PlanPage } from '../features/plan/PlanPage.tsx';
import { SamplePlan } from '../features/plan/sample/SamplePlan.tsx';

/** A plan, or the sample plan. */
export function PlanScreen({ collection }: { collection: PlanCollection }) {
  const { reference = '' } = useParams();
  return (
    <div className="wrap">
      {reference === 'sample' ? (
        <SamplePlan />
      ) : (
        <PlanPage key={reference} collection={collection} reference={reference} />
      )}
    </div>
  );
}
