import { expect, test } from 'vitest';
import { createWayFinder, type Link } from './shortest-ways.ts';

/** Links in both directions; the edge is the place in the list. */
function find(edges: readonly [string, string, number][], from: string, to: string) {
  const graph = new Map<string, Link[]>();
  edges.forEach(([a, b, minutes], edge) => {
    for (const [node, other] of [
      [a, b],
      [b, a],
    ] as const)
      graph.set(node, [...(graph.get(node) ?? []), { to: other, edge, minutes }]);
  });
  return createWayFinder(graph)(from, to);
}

test('the shortest way has the least minutes, not the fewest edges', () => {
  const edges: [string, string, number][] = [
    ['a', 'z', 10],
    ['a', 'b', 3],
    ['c', 'b', 3],
    ['z', 'c', 3],
  ];
  expect(find(edges, 'a', 'z')).toEqual([1, 2, 3]);
  expect(find(edges, 'z', 'a')).toEqual([3, 2, 1]);
});

test('of equal ways the same one is found each time', () => {
  const edges: [string, string, number][] = [
    ['a', 'b', 2],
    ['b', 'z', 2],
    ['a', 'z', 4],
  ];
  expect(find(edges, 'a', 'z')).toEqual([2]);
});

test('there is no way to a node that no edge joins', () => {
  expect(find([['a', 'b', 1]], 'a', 'z')).toBeUndefined();
  expect(find([['a', 'b', 1]], 'z', 'a')).toBeUndefined();
});
