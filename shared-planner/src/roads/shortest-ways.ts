/** A link of a node to another one, by an edge; it takes the same minutes both ways. */
export type Link = { to: string; edge: number; minutes: number };

/** The links of every node, in both directions. */
export type Graph = ReadonlyMap<string, readonly Link[]>;

/** The last link of the shortest way to a node, and the node before it. */
type Reached = { minutes: number; from: string; edge: number };

/**
 * Finds the shortest ways from a node to all others (Dijkstra 1959). A road graph has so few nodes that the nearest one is
 * looked for without a heap, and no library is worth its bytes in a page. Of equal ways the one found first is kept.
 */
function reach(graph: Graph, start: string): ReadonlyMap<string, Reached> {
  const reached = new Map<string, Reached>([[start, { minutes: 0, from: start, edge: -1 }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const getMinutes = (node: string) => reached.get(node)?.minutes ?? Number.POSITIVE_INFINITY;
    const nearest = [...open].reduce((best, node) => (getMinutes(node) < getMinutes(best) ? node : best));
    open.delete(nearest);
    for (const { to, edge, minutes } of graph.get(nearest) ?? []) {
      const sum = getMinutes(nearest) + minutes;
      if (sum >= getMinutes(to)) continue;
      reached.set(to, { minutes: sum, from: nearest, edge });
      open.add(to);
    }
  }
  return reached;
}

/** Creates the search for shortest ways: the edges of the one between two nodes; undefined when there is none. */
export function createWayFinder(graph: Graph): (from: string, to: string) => number[] | undefined {
  const known = new Map<string, ReadonlyMap<string, Reached>>();
  return (from, to) => {
    const reached = known.get(from) ?? reach(graph, from);
    known.set(from, reached);
    const edges: number[] = [];
    for (let node = to; node !== from; ) {
      const last = reached.get(node);
      if (!last) return undefined;
      edges.unshift(last.edge);
      node = last.from;
    }
    return edges;
  };
}
