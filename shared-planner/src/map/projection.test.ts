import { expect, test } from 'vitest';
import { fitProjection, frameProjection } from './projection.ts';

const size = { width: 300, height: 200 };
const west = { lat: 43, lon: 76 };
const east = { lat: 43, lon: 78 };

test('the outermost positions lie within the padding, north above south', () => {
  const north = { lat: 43.5, lon: 77 };
  const { project } = fitProjection([west, east, north], size, 30);
  expect(project(west).x).toBe(30);
  expect(project(east).x).toBe(270);
  expect(project(north).y).toBeLessThan(project(west).y);
});

test('a kilometre is as long to the north as to the east', () => {
  const { project, scale } = fitProjection([west, east], size, 30);
  const [north, origin] = [project({ lat: 43.5, lon: 77 }), project({ lat: 43, lon: 77 })];
  expect(origin.y - north.y).toBeCloseTo(0.5 * 111.32 * scale, 0);
  const eastward = project({ lat: 43, lon: 77.5 }).x - origin.x;
  expect(eastward).toBeCloseTo(0.5 * 111.32 * Math.cos((43 * Math.PI) / 180) * scale, 0);
});

test('a high area is fitted by its height', () => {
  const { project } = fitProjection(
    [
      { lat: 42, lon: 77 },
      { lat: 44, lon: 77.1 },
    ],
    size,
    30,
  );
  expect([project({ lat: 44, lon: 77 }).y, project({ lat: 42, lon: 77 }).y]).toEqual([30, 170]);
});

test('a single position is in the middle and not magnified without end', () => {
  const { project, scale } = fitProjection([west], size, 30);
  expect(project(west)).toEqual({ x: 150, y: 100 });
  expect(scale).toBe(80);
});

test('a frame is shown from edge to edge', () => {
  const { project, centre } = frameProjection({ west: 76, east: 78, south: 42, north: 44 }, size);
  expect([project({ lat: 44, lon: 76 }), project({ lat: 42, lon: 78 })]).toEqual([
    { x: 0, y: 0 },
    { x: 300, y: 200 },
  ]);
  expect(project(centre)).toEqual({ x: 150, y: 100 });
});
