import type { PlanItem } from '../schema/plan.ts';
import type { PlanningData, RoadNode } from '../schema/planning-data.ts';

/** Where things are: the planning data that calendar and map need. */
export type PositionData = Pick<PlanningData, 'bases' | 'gateways' | 'locations' | 'roads'>;

/** Looks up nodes of the road graph; undefined for what the planning data does not have. */
export type Positions = {
  ofNode: (id: string) => RoadNode | undefined;
  /** Of a stop or meal where it is; of a drive where it ends. */
  ofItem: (item: PlanItem) => RoadNode | undefined;
};

export function createPositions({ locations, roads }: PositionData): Positions {
  const nodes = new Map(roads.nodes.map((node) => [node.id, node]));
  const locationNodes = new Map(locations.map(({ id, node }) => [id, node]));
  const getNodeId = (item: PlanItem): string | undefined => {
    switch (item.type) {
      case 'drive':
        return item.to;
      case 'visit':
        return locationNodes.get(item.locationId);
      case 'meal':
        return item.at;
      case 'activity':
        return item.node;
    }
  };
  return {
    ofNode: (id) => nodes.get(id),
    ofItem: (item) => nodes.get(getNodeId(item) ?? ''),
  };
}
