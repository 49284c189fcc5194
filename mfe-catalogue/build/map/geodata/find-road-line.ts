import type { RoadEdge } from '@almaty/planner/schema';
import type { Geodata } from './read-geodata.ts';
import type { Coordinates } from './schema.ts';

/** Whether an edge of the road graph is a road: no walk, cable car, train or flight. */
export const isDriven = ({ surface }: Pick<RoadEdge, 'surface'>): boolean =>
  ['asphalt', 'gravel', '4x4'].includes(surface);

/** The line of a road from one of its ends to the other; undefined where nobody has imported it. */
export function findRoadLine({ roads }: Pick<Geodata, 'roads'>, from: string, to: string): Coordinates[] | undefined {
  const road = roads.find((each) => [each.from, each.to].includes(from) && [each.from, each.to].includes(to));
  return road?.from === from ? [...road.line] : road?.line.toReversed();
}
