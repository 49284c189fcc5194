import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { PageHeader } from '@almaty/ui/page-header';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PlanSkeleton } from '../PlanSkeleton.tsx';

/** The plan of a sample itinerary; it belongs to nobody, so that it needs no key. Its code is loaded with its data. */
export function SamplePlan() {
  const [sample, setSample] = useState<ReactNode>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const { loadSample } = await import('./load-sample.tsx');
      setSample(await loadSample());
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (!hasFailed) return sample ?? <PlanSkeleton />;
  return (
    <>
      <PageHeader title="A Sample Plan" />
      <div className="mt-10">
        <Notice title="The sample is not here yet" action={<Button onClick={load}>Retry</Button>}>
          It could not be loaded. Check your connection.
        </Notice>
      </div>
    </>
  );
}
