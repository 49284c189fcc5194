import { getWeekday, isInSeason } from '../calendar/index.ts';
import type { Rules } from '../rules/read-rules.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { RoadEdge } from '../schema/planning-data.ts';

/** A fastest way between two nodes. Minutes are whole. */
export type Way = {
  /** With buffer, rest stops and flights. */
  minutes: number;
  flightMinutes: number;
  /** Part of the minutes. */
  restMinutes: number;
  /** Not rounded. */
  km: number;
  /** Whether all of it is a walk. */
  isWalk: boolean;
  parts: readonly WayPart[];
};

/** An edge that has hours: minutes after the start at which it begins at the earliest and ends at the latest. */
type WayPart = { kind: 'daylight' | 'gondola'; from: number; to: number };

/** All fastest ways between two nodes that differ in a figure; none when no open road leads there. */
export type FindWays = (from: string, to: string) => readonly Way[];

/** The edges of a way so far. Times are in hundredths of a minute, which are whole, so that equal ways are found equal. */
type Label = { driven: number; flown: number; km: number; isWalk: boolean; parts: readonly WayPart[] };

type OpenEdge = { from: string; to: string; hundredths: number; edge: RoadEdge };

const HUNDREDTHS = 100;

const ROAD_SURFACES: readonly string[] = ['asphalt', 'gravel', '4x4'];

function isOpen(edge: RoadEdge, date: string, transport: TravelMode, rules: Rules): boolean {
  if (edge.access !== 'all' || edge.surface === 'rail') return false;
  if (edge.surface === 'foot' && edge.minutes > rules.longestWalk) return false;
  if (transport === 'public' && (edge.surface === 'gravel' || edge.surface === '4x4')) return false;
  if (!edge.possibleMonths.includes(Number(date.slice(5, 7)))) return false;
  return !(edge.closures ?? []).some(({ from, to }) => isInSeason(date, from, to));
}

/** The open edges of a date in both directions; beside a short walk there is no drive. */
function listOpenEdges(edges: readonly RoadEdge[], date: string, transport: TravelMode, rules: Rules): OpenEdge[] {
  const isWeekend = getWeekday(date) >= 6;
  const open = edges.filter((edge) => isOpen(edge, date, transport, rules));
  const hasWalk = ({ from, to }: RoadEdge) =>
    open.some((walk) => walk.surface === 'foot' && [from, to].includes(walk.from) && [from, to].includes(walk.to));
  return open
    .filter((edge) => edge.surface === 'foot' || !hasWalk(edge))
    .flatMap((edge) => {
      const minutes = edge.minutes + (isWeekend ? (edge.weekendExtraMinutes ?? 0) : 0);
      const isSlower = transport === 'public' && ROAD_SURFACES.includes(edge.surface);
      const hundredths = minutes * (isSlower ? rules.publicTransportPercent : HUNDREDTHS);
      return [
        { from: edge.from, to: edge.to, hundredths, edge },
        { from: edge.to, to: edge.from, hundredths, edge },
      ];
    });
}

/** The least hundredths of a minute to every node that can be reached: Bellman and Ford's algorithm, the plainest one. */
function measureDistances(edges: readonly OpenEdge[], start: string): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const { from, to, hundredths } of edges) {
      const distance = (distances.get(from) ?? Number.POSITIVE_INFINITY) + hundredths;
      if (distance >= (distances.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      distances.set(to, distance);
      hasChanged = true;
    }
  }
  return distances;
}

const addBuffer = (hundredths: number, rules: Rules): number =>
  Math.ceil((hundredths * (100 + rules.driveBufferPercent)) / (100 * HUNDREDTHS));

const getElapsed = ({ driven, flown }: Label, rules: Rules) => addBuffer(driven, rules) + flown / HUNDREDTHS;

function getPartKind({ surface }: RoadEdge, rules: Rules): WayPart['kind'] | undefined {
  if (surface === 'gondola') return 'gondola';
  return rules.daylightSurfaces.includes(surface) ? 'daylight' : undefined;
}

function extend(label: Label, { hundredths, edge }: OpenEdge, rules: Rules): Label {
  const isFlight = edge.surface === 'air';
  const longer: Label = {
    driven: label.driven + (isFlight ? 0 : hundredths),
    flown: label.flown + (isFlight ? hundredths : 0),
    km: label.km + edge.km,
    isWalk: label.isWalk && edge.surface === 'foot',
    parts: label.parts,
  };
  const kind = getPartKind(edge, rules);
  return kind
    ? { ...longer, parts: [...label.parts, { kind, from: getElapsed(label, rules), to: getElapsed(longer, rules) }] }
    : longer;
}

function toWay(label: Label, rules: Rules): Way {
  const buffered = addBuffer(label.driven, rules);
  const rest = Math.max(0, Math.floor((buffered - 1) / rules.stopEveryDrive)) * rules.driveStop;
  const flightMinutes = label.flown / HUNDREDTHS;
  return {
    minutes: buffered + rest + flightMinutes,
    flightMinutes,
    restMinutes: rest,
    km: label.km,
    isWalk: label.isWalk,
    // The rest stops can lie before a part or after it.
    parts: label.parts.map((part) => ({ ...part, to: part.to + rest })),
  };
}

/** The ways from a node to every node, over edges that are each on a fastest way. */
function listWays(edges: readonly OpenEdge[], start: string, rules: Rules): Map<string, Way[]> {
  const distances = measureDistances(edges, start);
  const labels = new Map<string, Label[]>([[start, [{ driven: 0, flown: 0, km: 0, isWalk: true, parts: [] }]]]);
  const nodes = [...distances].sort(([, a], [, b]) => a - b);
  const edgesTo = Map.groupBy(edges, ({ to }) => to);
  for (const [node, distance] of nodes) {
    if (node === start) continue;
    // Every edge takes time, so the labels of the nodes before this one are complete.
    const found = (edgesTo.get(node) ?? [])
      .filter(({ from, hundredths }) => (distances.get(from) ?? Number.NaN) + hundredths === distance)
      .flatMap((edge) => (labels.get(edge.from) ?? []).map((label) => extend(label, edge, rules)));
    labels.set(node, [...new Map(found.map((label) => [JSON.stringify(label), label])).values()]);
  }
  return new Map([...labels].map(([node, ends]) => [node, ends.map((label) => toWay(label, rules))]));
}

/**
 * Creates the search for fastest ways on a date (docs/planner.md, H8 and the rounding of drives). It shares no code with
 * the roads of the planner, because it verifies them.
 *
 * @param date yyyy-MM-dd.
 */
export function createWayFinder(
  edges: readonly RoadEdge[],
  date: string,
  transport: TravelMode,
  rules: Rules,
): FindWays {
  const openEdges = listOpenEdges(edges, date, transport, rules);
  const waysFrom = new Map<string, Map<string, Way[]>>();
  return (from, to) => {
    const ways = waysFrom.get(from) ?? listWays(openEdges, from, rules);
    waysFrom.set(from, ways);
    return ways.get(to) ?? [];
  };
}
