import { PlanRevision, SAMPLE_PLAN_FILE } from '@almaty/planner/schema';
import { buttonClass } from '@almaty/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { fetchJson } from '../../../lib/fetch-json.ts';
import { loadPlanSources } from '../document/plan-sources.ts';
import { HeaderTicket } from '../header/HeaderTicket.tsx';
import { PlanBody } from '../PlanBody.tsx';

/**
 * Loads the plan of a sample itinerary, and renders it as a visitor would get it.
 *
 * @throws Error when a file of the catalogue's release cannot be loaded or read.
 */
export async function loadSample(): Promise<ReactNode> {
  const [json, sources] = await Promise.all([fetchJson(`/${SAMPLE_PLAN_FILE}`), loadPlanSources()]);
  const revision = PlanRevision.parse(json);
  return (
    <PlanBody
      title={m.planSampleTitle}
      fit={m.planSampleLine}
      revision={revision}
      sources={sources}
      note=""
      header={
        <HeaderTicket
          label={m.planSampleLabel}
          document={{ reference: m.planSampleReference, state: 'ready' }}
          revision={revision}
          sources={sources}
          status={m.planSampleStatus}
        >
          <Link to="/itinerary" className={`whitespace-normal! print:hidden ${buttonClass()}`}>
            {m.planSampleAsk}
          </Link>
        </HeaderTicket>
      }
    />
  );
}
