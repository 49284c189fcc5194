import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RouteMap } from './RouteMap.tsx';
import { PAGE_COLOURS } from './route-map-colours.ts';
import type { WayKind } from './route-map-types.ts';

const kinds: readonly WayKind[] = ['road', 'rough', 'foot', 'other'];

test('no way is a solid line, and every kind has dashes of its own', () => {
  const drawing = {
    ...{ size: { width: 300, height: 200 }, roads: 'M0 0L9 9', marks: [], labels: [], isRough: false },
    ways: kinds.map((kind, index) => ({ kind, d: `M0 ${index}L300 ${index}` })),
  };
  const svg = renderToStaticMarkup(<RouteMap drawing={drawing} roughText="4x4 only" label="A day" />);
  const getDashes = (colour: string) =>
    [...svg.matchAll(/<path [^>]*>/g)]
      .filter(([path]) => path.includes(`stroke="${colour}"`))
      .map(([path]) => /stroke-dasharray="([^"]+)"/.exec(path)?.[1]);
  const ways = getDashes(PAGE_COLOURS.route);
  expect([...getDashes(PAGE_COLOURS.road), ...ways]).not.toContain(undefined);
  expect(new Set(ways).size).toBe(kinds.length);
});
