import Graph from 'graphology';
import dijkstra from 'graphology-shortest-path/dijkstra.js';
import type { RoadsFile } from './schema.ts';

/** The node that all drives begin at. */
export const ORIGIN = 'republic-square';

/** The longest way on foot that a drive may end with, in minutes; a longer one is a walk. */
const MAX_WALK_MINUTES = 15;

type RoadGraph = Graph<object, { minutes: number; km: number }>;

/**
 * Creates the graph that drives are measured in: every edge that everybody may use by vehicle, and short ways on foot.
 * Trains and flights are no drives.
 */
export function createRoadGraph({ nodes, edges }: Pick<RoadsFile, 'nodes' | 'edges'>): RoadGraph {
  const graph: RoadGraph = new Graph({ type: 'undirected', multi: true });
  for (const { id } of nodes) graph.addNode(id);
  for (const { from, to, minutes, km, surface, access } of edges) {
    const isDrive = !['foot', 'rail', 'air'].includes(surface) || (surface === 'foot' && minutes <= MAX_WALK_MINUTES);
    if (isDrive && access === 'all') graph.addEdge(from, to, { minutes, km });
  }
  return graph;
}

/** The fastest drive from the centre to a node, in minutes; undefined when no road reaches it. */
export function getDriveMinutes(graph: RoadGraph, node: string): number | undefined {
  const path: string[] | null = dijkstra.bidirectional(graph, ORIGIN, node, 'minutes');
  return path?.slice(1).reduce((sum, to, index) => {
    const minutes = graph.edges(path[index], to).map((edge) => graph.getEdgeAttribute(edge, 'minutes'));
    return sum + Math.min(...minutes);
  }, 0);
}
