import { createRoadNetwork, type RoadNetwork } from '../roads/index.ts';
import { readRules } from '../rules/read-rules.ts';
import type { DriveItem, Plan, PlanDay, PlanningData, RoadNode } from '../schema/index.ts';
import { getRoadKind, type RoadKind } from './road-kinds.ts';

/** A part of a route between two points of the road graph. */
export type RoutePart = {
  from: RoadNode;
  to: RoadNode;
  kind: RoadKind;
  /** Index of its edge in the planning data; undefined when no open road leads there, and a straight line stands in. */
  edge: number | undefined;
};

/** Finds the ways of a plan in the road graph. */
export type RouteFinder = {
  /** The parts of the ways of a day, each once, although a day may use it twice. */
  findRoute: (day: PlanDay) => RoutePart[];
  findNode: (id: string) => RoadNode | undefined;
};

const networks = new WeakMap<PlanningData, RoadNetwork>();

/** One network for all maps of a plan: it remembers the drives it has measured. */
function getNetwork(data: PlanningData): RoadNetwork {
  const network = networks.get(data) ?? createRoadNetwork(data.roads);
  networks.set(data, network);
  return network;
}

/** Creates the route finder of a plan and the planning data it is drawn from. */
export function createRouteFinder({ preferences }: Pick<Plan, 'preferences'>, data: PlanningData): RouteFinder {
  const { nodes, edges } = data.roads;
  const rules = readRules(data.rules, preferences.pace);
  const nodeById = new Map(nodes.map((node) => [node.id, node]));

  function findDrive({ from, to, isWalk }: DriveItem, date: string): RoutePart[] {
    const [start, end] = [nodeById.get(from), nodeById.get(to)];
    if (!start || !end || start === end) return [];
    const drive = getNetwork(data).getRoads(date, preferences.transport, rules).getDrive(from, to);
    if (!drive) return [{ from: start, to: end, kind: isWalk ? 'foot' : 'road', edge: undefined }];
    return drive.edges.flatMap((index) => {
      const edge = edges[index];
      const [a, b] = [nodeById.get(edge?.from ?? ''), nodeById.get(edge?.to ?? '')];
      return edge && a && b ? { from: a, to: b, kind: getRoadKind(edge.surface), edge: index } : [];
    });
  }

  return {
    findRoute: ({ date, items }) => {
      const parts = items.flatMap((item) => (item.type === 'drive' ? findDrive(item, date) : []));
      return [...new Map(parts.map((part) => [part.edge ?? `${part.from.id} ${part.to.id}`, part])).values()];
    },
    findNode: (id) => nodeById.get(id),
  };
}
