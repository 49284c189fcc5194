import { expect, test } from 'vitest';
import { createProjection } from '../../../src/lib/map/projection.ts';
import { WORKSPACE } from '../../content/read-content.ts';
import { findOnLine, measureLine } from '../geodata/measure-line.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { createHeightGrid } from './height-field.ts';
import { createHeightModel } from './height-model.ts';
import { simplify } from './simplify.ts';
import { getArea, traceOutlines } from './trace-outlines.ts';

const geodata = readGeodata(WORKSPACE);
const heights = createHeightModel(geodata);

test('the model is near the known heights of trails, in metres', () => {
  const misses = geodata.trails.flatMap(({ line, heights: known }) => {
    const measured = measureLine(line);
    return (known?.profile ?? []).map(([km, metres]) => Math.abs(heights(...findOnLine(measured, km)) - metres));
  });
  const sorted = misses.sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(60);
});

test('outlines close around what is above a level', () => {
  const projection = createProjection({ width: 200, height: 200 }, { lat: 43.1, lon: 77 }, 10);
  // A cone of 1,000 m in the middle, which falls by 100 m a kilometre: 5 km around it are above 500 m.
  const cone = (lon: number, lat: number) => {
    const { x, y } = projection.project({ lat, lon });
    return 1000 - Math.hypot(x - 100, y - 100) * 10;
  };
  const outlines = traceOutlines(createHeightGrid(cone, projection, 5), 500);
  expect(outlines).toHaveLength(1);
  expect(getArea(outlines[0] ?? [])).toBeCloseTo(Math.PI * 50 ** 2, -3);
});

test('a simplified line keeps its ends and every point that is farther from it than the tolerance', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 3.5 },
    { x: 20, y: 8 },
    { x: 40, y: 0 },
  ];
  expect(simplify(line, 1)).toEqual([line[0], line[2], line[3]]);
});

test('a line that turns back keeps the point where it does', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(simplify(line, 1)).toEqual(line);
});
