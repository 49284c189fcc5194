import { isInSeason } from '../calendar/season.ts';
import { getWeekday } from '../calendar/weekday.ts';
import type { Rules } from '../rules/read-rules.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { RoadEdge } from '../schema/planning-data.ts';

const isDriven = (edge: RoadEdge) => !['foot', 'gondola', 'rail', 'air'].includes(edge.surface);

/** Whether an edge can be used on a date (docs/planner.md, H8). */
function isOpen(edge: RoadEdge, date: string, transport: TravelMode, rules: Rules): boolean {
  if (edge.access !== 'all' || edge.surface === 'rail') return false;
  if (edge.surface === 'foot' && edge.minutes > rules.longestWalk) return false;
  if (transport === 'public' && (edge.surface === 'gravel' || edge.surface === '4x4')) return false;
  return (
    edge.possibleMonths.includes(Number(date.slice(5, 7))) &&
    !edge.closures?.some(({ from, to }) => isInSeason(date, from, to))
  );
}

/**
 * The minutes that every edge takes on a date, in the order of the planning data; undefined where it cannot be used.
 *
 * @param date yyyy-MM-dd.
 */
export function getEdgeMinutes(
  edges: readonly RoadEdge[],
  date: string,
  transport: TravelMode,
  rules: Rules,
): (number | undefined)[] {
  const isWeekend = getWeekday(date) > 5;
  return edges.map((edge) => {
    if (!isOpen(edge, date, transport, rules)) return undefined;
    const minutes = edge.minutes + (isWeekend ? (edge.weekendExtraMinutes ?? 0) : 0);
    return transport === 'public' && isDriven(edge) ? (minutes * rules.publicTransportPercent) / 100 : minutes;
  });
}
