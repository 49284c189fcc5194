import type { Rules } from '../rules/read-rules.ts';
import type { TravelMode } from '../schema/plan-request.ts';
import type { RoadEdge, RoadNode } from '../schema/planning-data.ts';
import { getEdgeMinutes } from './open-edges.ts';
import { createWayFinder, type Graph, type Link } from './shortest-ways.ts';

/** A part of a drive, in minutes after its start: at the earliest and, because rest stops can be anywhere, at the latest. */
export type DrivePart = { kind: 'daylight' | 'gondola'; from: number; to: number };

/** The fastest way between two nodes on a date. Minutes are whole. */
export type Drive = {
  /** With buffer, rest stops and flights. */
  minutes: number;
  /** Without rest stops and flights. */
  drivingMinutes: number;
  /** Part of the minutes that are flights. */
  flightMinutes: number;
  km: number;
  /** Parts that need daylight or ride a gondola: minutes after the start between which each lies. */
  parts: readonly DrivePart[];
  /** Indices of the edges, in the order of the way. */
  edges: readonly number[];
  restStops: number;
};

/** Measures drives in the road graph on one kind of day. */
export type Roads = {
  /** The fastest way; undefined when no open road leads there. From a node to itself it takes no time. */
  getDrive: (from: string, to: string) => Drive | undefined;
};

type Network = { nodes: readonly RoadNode[]; edges: readonly RoadEdge[] };

const NO_DRIVE: Drive = { minutes: 0, drivingMinutes: 0, flightMinutes: 0, km: 0, parts: [], edges: [], restStops: 0 };

/** Of parallel edges a short walk is kept, otherwise the fastest; of equal ones the first in the planning data. */
function createGraph(edges: readonly RoadEdge[], minutes: readonly (number | undefined)[]): Graph {
  const graph = new Map<string, Map<string, Link>>();
  const isWalk = (edge: number) => edges[edge]?.surface === 'foot';
  const add = (from: string, link: Link) => {
    const links = graph.get(from) ?? new Map<string, Link>();
    graph.set(from, links);
    const other = links.get(link.to);
    const isOtherBetter =
      other && (isWalk(other.edge) === isWalk(link.edge) ? other.minutes <= link.minutes : isWalk(other.edge));
    if (!isOtherBetter) links.set(link.to, link);
  };
  edges.forEach(({ from, to }, edge) => {
    const edgeMinutes = minutes[edge];
    if (edgeMinutes === undefined) return;
    add(from, { to, edge, minutes: edgeMinutes });
    add(to, { to: from, edge, minutes: edgeMinutes });
  });
  return new Map([...graph].map(([node, links]) => [node, [...links.values()]]));
}

/** Adds up a way of edges, with the minutes that each takes on the date. */
function measure(
  way: readonly number[],
  edges: readonly RoadEdge[],
  minutesOf: readonly (number | undefined)[],
  rules: Rules,
): Drive {
  const withBuffer = (minutes: number) => Math.ceil((minutes * (100 + rules.driveBufferPercent)) / 100 - 1e-9);
  let [driven, flightMinutes, km] = [0, 0, 0];
  const parts: DrivePart[] = [];
  for (const edge of way) {
    const { surface, km: edgeKm } = edges[edge] as RoadEdge;
    const minutes = minutesOf[edge] ?? 0;
    const before = withBuffer(driven) + flightMinutes;
    if (surface === 'air') flightMinutes += minutes;
    else driven += minutes;
    km += edgeKm;
    const kind = surface === 'gondola' ? surface : rules.daylightSurfaces.includes(surface) ? 'daylight' : undefined;
    if (kind) parts.push({ kind, from: before, to: withBuffer(driven) + flightMinutes });
  }
  const minutes = withBuffer(driven);
  const restStops = Math.max(0, Math.floor((minutes - 1) / rules.stopEveryDrive));
  const rest = restStops * rules.driveStop;
  return {
    minutes: minutes + rest + flightMinutes,
    drivingMinutes: minutes,
    flightMinutes,
    km: Math.round(km * 10) / 10,
    parts: parts.map((part) => ({ ...part, to: part.to + rest })),
    edges: way,
    restStops,
  };
}

/** Measures drives on any date. */
export type RoadNetwork = {
  /** The roads of a date, yyyy-MM-dd: the road graph with the edges that are open then (docs/planner.md, H8). */
  getRoads: (date: string, transport: TravelMode, rules: Rules) => Roads;
};

/** Creates the roads on which every edge takes the given minutes; undefined is closed. */
function createRoads(network: Network, minutes: readonly (number | undefined)[], rules: Rules): Roads {
  const findWay = createWayFinder(createGraph(network.edges, minutes));
  const drives = new Map<string, Drive | undefined>();
  const findDrive = (from: string, to: string): Drive | undefined => {
    const way = findWay(from, to);
    return way && measure(way, network.edges, minutes, rules);
  };
  return {
    getDrive: (from, to) => {
      if (from === to) return NO_DRIVE;
      const key = `${from}>${to}`;
      if (!drives.has(key)) drives.set(key, findDrive(from, to));
      return drives.get(key);
    },
  };
}

/**
 * Creates the road network of planning data. It remembers drives, so that a second plan is faster than the first.
 *
 * @param network nodes and edges of the planning data.
 */
export function createRoadNetwork(network: Network): RoadNetwork {
  const byMinutes = new Map<string, Roads>();
  const byDate = new Map<string, Roads>();
  const findRoads = (date: string, transport: TravelMode, rules: Rules): Roads => {
    const minutes = getEdgeMinutes(network.edges, date, transport, rules);
    const key = JSON.stringify(minutes);
    const roads = byMinutes.get(key) ?? createRoads(network, minutes, rules);
    byMinutes.set(key, roads);
    return roads;
  };
  return {
    getRoads: (date, transport, rules) => {
      const key = `${transport} ${date}`;
      const roads = byDate.get(key) ?? findRoads(date, transport, rules);
      byDate.set(key, roads);
      return roads;
    },
  };
}
