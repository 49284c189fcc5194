import { expect, test } from 'vitest';
import { createCamera, createMirrorCamera } from './camera.ts';
import { hex, ramp, sampleRamp, toneAt, tones } from './color.ts';
import { erode } from './erosion.ts';
import { GBuffer } from './g-buffer.ts';
import { createGround, sunIncidenceAt } from './ground.ts';
import { clamp, normalize, smoothstep } from './math.ts';
import { Noise } from './noise.ts';
import { rasterizePolygon } from './polygons.ts';
import { createRandom, hashCell } from './random.ts';
import { Raster } from './raster.ts';
import { blurGrid, Terrain } from './terrain.ts';

test('clamp limits a value, smoothstep eases between its edges, and normalize gives length 1', () => {
  expect([clamp(-1), clamp(0.4), clamp(7), clamp(5, 2, 3)]).toEqual([0, 0.4, 1, 3]);
  expect([smoothstep(0, 10, -1), smoothstep(0, 10, 5), smoothstep(0, 10, 11)]).toEqual([0, 0.5, 1]);
  expect(smoothstep(10, 0, 2)).toBeCloseTo(1 - smoothstep(0, 10, 2));
  expect(Math.hypot(...normalize([3, 4, 12]))).toBeCloseTo(1);
});

test('the same seed gives the same random numbers, and another seed gives different ones', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
  expect(draw(4)).toEqual(draw(4));
  expect(draw(4)).not.toEqual(draw(5));
  expect(hashCell(3, 9, 1)).toBe(hashCell(3, 9, 1));
  expect(hashCell(3, 9, 1)).not.toBe(hashCell(9, 3, 1));
  for (const value of [...draw(4), hashCell(-5, 7)]) expect(value >= 0 && value < 1).toBe(true);
});

test('noise is continuous, zero at the corners of its grid, and within its range', () => {
  const noise = new Noise(7);
  expect(noise.at(3, -8)).toBeCloseTo(0);
  expect(Math.abs(noise.at(2.5, 1.5) - noise.at(2.501, 1.5))).toBeLessThan(0.01);
  for (let i = 0; i < 500; i++) {
    expect(Math.abs(noise.fbm(i * 0.37, i * 0.11, 4))).toBeLessThanOrEqual(1.2);
    const ridge = noise.ridged(i * 0.37, i * 0.11, 5);
    expect(ridge >= 0 && ridge <= 1).toBe(true);
  }
});

test('colours are parsed, interpolated along a gradient, and reduced to tones', () => {
  expect(hex('#FF8000')).toEqual([1, 128 / 255, 0]);
  const sky = ramp([0, '#000000'], [0.5, '#FFFFFF'], [1, '#FF0000']);
  expect(sampleRamp(sky, 0.25)).toEqual([0.5, 0.5, 0.5]);
  expect([sampleRamp(sky, -1), sampleRamp(sky, 2)]).toEqual([hex('#000000'), hex('#FF0000')]);
  const two = tones(['#000000', '#FFFFFF']);
  expect([toneAt(two, 0.2), toneAt(two, 0.8), toneAt(two, 0.5)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
    [0.5, 0.5, 0.5],
  ]);
});

test('the camera projects a point of the world to the right pixel, and the mirrored camera its reflection', () => {
  const camera = createCamera({ x: 0, y: 10, z: 0, fov: 90, horizon: 0.5 }, 200, 100);
  // With 90 degrees over 200 pixels, one metre at a distance of 100 m is one pixel wide.
  expect(camera.project(0, 10, 100)).toEqual([100, 50, 100]);
  expect(camera.project(30, 10, 100)).toEqual([130, 50, 100]);
  expect(camera.project(0, 0, 100)[1]).toBe(60);
  const below = createMirrorCamera(camera, 0, 0);
  // The reflection of a point 10 m above the water is where a point 10 m below the water would be.
  expect(below.project(0, 10, 100)[1] - below.horizon).toBeCloseTo(-(camera.project(0, -10, 100)[1] - camera.horizon));
});

test('terrain heights are interpolated, and beyond the edge equal to those at the edge', () => {
  const slope = new Terrain(11, 100, (x) => x);
  expect(slope.heightAt(25, 40)).toBeCloseTo(25);
  expect(slope.heightAt(-50, 40)).toBeCloseTo(0);
  const single = new Float32Array(81);
  single[40] = 9;
  const spread = blurGrid(single, 9, 1, 1);
  expect(spread[40]).toBeCloseTo(1);
  expect(spread.reduce((sum, value) => sum + value, 0)).toBeCloseTo(9);
});

test('erosion lowers the top of a hill and adds no soil', () => {
  const hill = () => new Terrain(64, 640, (x, z) => 200 - Math.hypot(x - 320, z - 320) * 0.6);
  const worn = hill();
  erode(worn, { droplets: 4000 });
  const soil = (terrain: Terrain) => terrain.heights.reduce((total, height) => total + height, 0);
  expect(worn.heightAt(320, 320)).toBeLessThan(hill().heightAt(320, 320));
  // Some soil leaves the terrain at its edges.
  expect(soil(worn)).toBeLessThan(soil(hill()));
});

test('a wall is lit on the side of the sun and casts a shadow behind it', () => {
  const wall = new Terrain(101, 100, (x) => (Math.abs(x - 50) < 3 ? 20 : 0));
  const sun = normalize([-1, 1, 0]);
  const ground = createGround(wall, sun);
  expect(sunIncidenceAt(ground, sun, 10, 50)).toBeCloseTo(Math.SQRT1_2);
  expect(sunIncidenceAt(ground, sun, 47, 50)).toBeGreaterThan(sunIncidenceAt(ground, sun, 53, 50));
  const sunlightAt = (x: number) => ground.sunlight[50 * 101 + x];
  expect([sunlightAt(30), sunlightAt(60), sunlightAt(85)]).toEqual([1, 0, 1]);
});

test('the nearer of two polygons is visible', () => {
  const camera = createCamera({ x: 0, y: 0, z: 0, fov: 90, horizon: 0.5 }, 20, 20);
  const buffer = new GBuffer(20, 20);
  const square = (z: number, size: number) =>
    [
      [-size, -size, z],
      [size, -size, z],
      [size, size, z],
      [-size, size, z],
    ] as const;
  rasterizePolygon(buffer, camera, square(10, 2), 11, 0.2);
  rasterizePolygon(buffer, camera, square(20, 20), 12, 0.9);
  expect([buffer.material[10 * 20 + 10], buffer.depth[10 * 20 + 10]]).toEqual([11, 10]);
  expect(buffer.material[0]).toBe(12);
});

test('downsampling averages the opacity and takes colours from opaque pixels only', () => {
  const raster = new Raster(2, 2);
  raster.coverage = Float32Array.of(1, 0, 0, 0);
  raster.set(0, [1, 0.5, 0]);
  const half = raster.downsample();
  expect([...half.colors]).toEqual([1, 0.5, 0]);
  expect(half.coverage && [...half.coverage]).toEqual([0.25]);
  expect(half.toBytes()).toMatchObject({ channels: 4, data: Buffer.from([255, 128, 0, 64]) });
});
