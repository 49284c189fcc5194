import type { Context } from '../problem/context.ts';
import type { Drive } from '../roads/index.ts';
import type { Caution } from '../schema/plan.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { RoadEdge } from '../schema/planning-data.ts';

const toFact = (id: number) => ({ of: 'edge', id, field: 'edge' }) as const;

/** Where the 4x4 comes from that a track needs. */
const getVehicle = (transport: TravelMode) =>
  transport === '4x4' ? 'own' : transport === 'driver' ? 'driven' : 'hired';

/** What to mind on an edge on a date. */
function listEdgeCautions(
  { request }: Context,
  { from, to, surface, months, minutes }: RoadEdge,
  id: number,
  date: string,
): Caution[] {
  const cautions: Caution[] = [];
  const fact = toFact(id);
  if (!months.includes(Number(date.slice(5, 7)))) cautions.push({ code: 'ask_road', from, to, fact });
  if (surface === '4x4')
    cautions.push({ code: 'needs_4x4', from, to, vehicle: getVehicle(request.preferences.transport), fact });
  if (surface === 'gondola') cautions.push({ code: 'gondola', from, to, fact });
  if (surface === 'air') cautions.push({ code: 'flight', from, to, minutes, fact });
  return cautions;
}

/**
 * What to mind on a drive.
 *
 * @param date yyyy-MM-dd.
 */
export function listDriveCautions(context: Context, drive: Drive, date: string): Caution[] {
  const { edges } = context.data.roads;
  const cautions = drive.edges.flatMap((id) => {
    const edge = edges[id];
    return edge ? listEdgeCautions(context, edge, id, date) : [];
  });
  const { restStops } = drive;
  return restStops > 0
    ? [{ code: 'rest_stops', count: restStops, minutes: context.rules.driveStop }, ...cautions]
    : cautions;
}
