import type { PlanningEvidence } from '@almaty/planner/schema';
import * as m from '#messages';

/** Whether positions or ways of the road graph come from OpenStreetMap, whose licence asks for its name at a map. */
function isFromOpenStreetMap({ sources, nodes, edges }: PlanningEvidence): boolean {
  const used = new Set([...Object.values(nodes), ...edges].flatMap((known) => known.sources));
  return sources.some(({ title }, index) => used.has(index) && title.includes('OpenStreetMap'));
}

/** What is true of a map, and whose positions it is drawn from as far as they ask to be named. */
export const MapCaption = ({ evidence }: { evidence: PlanningEvidence | null }) => (
  <p className="mt-2.5 text-[0.875rem] leading-snug text-ink-2">
    {m.planMapCaption}
    {evidence && isFromOpenStreetMap(evidence) && (
      <> {m.planMapCredit({ name: (content) => <span className="whitespace-nowrap">{content}</span> })}</>
    )}
  </p>
);
