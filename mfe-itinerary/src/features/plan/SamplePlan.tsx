import { PlanRevision, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { Button, buttonClass } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { PageHeader } from '@almaty/ui/page-header';
import ky from 'ky';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PlanSources } from './days/index.ts';
import { loadPlanSources } from './document/plan-sources.ts';
import { HeaderTicket } from './header/HeaderTicket.tsx';
import { PlanBody } from './PlanBody.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

type Sample = { revision: PlanRevision; sources: PlanSources };

/** @throws Error when a file of the catalogue's release cannot be loaded or read. */
async function loadSample(): Promise<Sample> {
  const [revision, sources] = await Promise.all([
    ky
      .get(`/${SAMPLE_PLAN_FILE}`)
      .json()
      .then((json) => PlanRevision.parse(json)),
    loadPlanSources(),
  ]);
  return { revision, sources };
}

/** The plan of a sample itinerary, as a visitor would get it; it belongs to nobody, so that it needs no key. */
export function SamplePlan() {
  const [sample, setSample] = useState<Sample | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadSample()
      .catch(() => 'failed' as const)
      .then((loaded) => isCurrent && setSample(loaded));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  if (sample === 'loading') return <PlanSkeleton />;
  if (sample === 'failed')
    return (
      <>
        <PageHeader title="A Sample Plan" />
        <div className="mt-10">
          <Notice
            title="The sample is not here yet"
            action={<Button onClick={() => setAttempt(attempt + 1)}>Retry</Button>}
          >
            It could not be loaded. Check your connection.
          </Notice>
        </div>
      </>
    );
  const { revision, sources } = sample;
  return (
    <PlanBody
      title="A Sample Plan"
      fit="Three summer days, made by our planner as it makes yours: times, drives, meals, and what to mind."
      revision={revision}
      sources={sources}
      note=""
      header={
        <HeaderTicket
          label="Sample plan"
          document={{ reference: 'Sample', state: 'ready' }}
          revision={revision}
          sources={sources}
          status="Nobody’s trip. You can change your own plan."
        >
          <Link to="/itinerary" className={`whitespace-normal! print:hidden ${buttonClass()}`}>
            Get Your Itinerary
          </Link>
        </HeaderTicket>
      }
    />
  );
}
