import type { RoadsFile } from '@almaty/content/catalogue';
import createGraph, { type Graph } from 'ngraph.graph';
import { aStar } from 'ngraph.path';

/** The node that all drives begin at. */
export const ORIGIN = 'republic-square';

/** The longest way on foot that a drive may end with, in minutes; a longer one is a walk. */
const MAX_WALK_MINUTES = 15;

type RoadGraph = Graph<undefined, number>;

/** The minutes of the link between two nodes, in whichever direction it was added. */
const getMinutes = (graph: RoadGraph, from: string, to: string): number | undefined =>
  (graph.getLink(from, to) ?? graph.getLink(to, from))?.data;

/**
 * Creates the graph that drives are measured in, with the minutes of its edges: every edge that everybody may use by
 * vehicle, and short ways on foot. Trains and flights are no drives. Of parallel edges the fastest counts.
 */
export function createRoadGraph({
  nodes,
  edges,
}: {
  nodes: readonly { id: string }[];
  edges: RoadsFile['edges'];
}): RoadGraph {
  const graph: RoadGraph = createGraph();
  for (const { id } of nodes) graph.addNode(id);
  for (const { from, to, minutes, surface, access } of edges) {
    const isDrive = !['foot', 'rail', 'air'].includes(surface) || (surface === 'foot' && minutes <= MAX_WALK_MINUTES);
    if (!isDrive || access !== 'all') continue;
    const [start, end] = from < to ? [from, to] : [to, from];
    graph.addLink(start, end, Math.min(minutes, getMinutes(graph, from, to) ?? minutes));
  }
  return graph;
}

/** The nodes of the fastest drive from the centre to a node, both included; undefined when no road reaches it. */
export function findDrive(graph: RoadGraph, node: string): string[] | undefined {
  if (!graph.getNode(node)) return undefined;
  const path = aStar(graph, { distance: (_from, _to, link) => link.data }).find(ORIGIN, node);
  // It is found from the end.
  return path.length > 0 ? path.map(({ id }) => String(id)).reverse() : undefined;
}

/** The fastest drive from the centre to a node, in minutes; undefined when no road reaches it. */
export const getDriveMinutes = (graph: RoadGraph, node: string): number | undefined =>
  findDrive(graph, node)?.reduce((sum, id, index, ids) => sum + (getMinutes(graph, ids[index - 1] ?? '', id) ?? 0), 0);
