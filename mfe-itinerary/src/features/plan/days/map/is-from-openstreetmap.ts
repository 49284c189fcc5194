import type { PlanningEvidence } from '@almaty/planner/schema';

/** Whether positions or ways of the road graph come from OpenStreetMap, whose licence asks for its name at a map. */
export function isFromOpenStreetMap({ sources, nodes, edges }: PlanningEvidence): boolean {
  const used = new Set([...Object.values(nodes), ...edges].flatMap((known) => known.sources));
  return sources.some(({ title }, index) => used.has(index) && title.includes('OpenStreetMap'));
}
