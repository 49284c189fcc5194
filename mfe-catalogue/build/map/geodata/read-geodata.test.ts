import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WORKSPACE } from '../../content/read-content.ts';
import { findNearestOnLine, findOnLine, measureLine } from './measure-line.ts';
import { GEODATA_FOLDER, readGeodata } from './read-geodata.ts';

const geodata = readGeodata(WORKSPACE);
const workspace = mkdtempSync(path.join(tmpdir(), 'geodata-'));
afterAll(() => rmSync(workspace, { recursive: true }));

const findTrail = (id: string) => {
  const trail = geodata.trails.find((each) => each.id === id);
  if (!trail) throw new Error(`There is no trail ${id}`);
  return trail;
};

test.each(geodata.trails)('the line of $id is as long as its trail, and its profile ends there', (trail) => {
  const length = measureLine(trail.line).kilometres.at(-1) ?? 0;
  // Where a line doubled back, a gap of 0.1 km is left.
  expect(Math.abs(length - trail.lengthKm)).toBeLessThan(0.15);
  expect(Math.abs((trail.heights?.profile.at(-1)?.[0] ?? 0) - trail.lengthKm)).toBeLessThan(0.15);
});

test('what a trail doubles back is left out of line, length and profile', () => {
  const trail = findTrail('t1');
  expect(trail.lengthKm).toBe(8.88);
  expect(trail.heights?.ascentMetres).toBe(1186);
  const kilometres = trail.heights?.profile.map(([km]) => km);
  expect(kilometres).toEqual(kilometres?.toSorted((one, other) => one - other));
});

test('shelters, camps and toilets of OpenStreetMap are not shown', () => {
  expect(new Set(geodata.points.map(({ kind }) => kind))).toEqual(new Set(['peak', 'hut', 'water', 'rescue']));
});

test('every summit that has a name of ours is among the points', () => {
  const known = new Set(geodata.points.flatMap(({ kind, nameRu }) => (kind === 'peak' && nameRu ? [nameRu] : [])));
  expect([...geodata.names.peaks.keys()].filter((name) => !known.has(name))).toEqual([]);
});

test('a place on a line is found by its kilometres, and the nearest point of a line by a place', () => {
  const measured = measureLine(findTrail('bao').line);
  const [lon, lat] = findOnLine(measured, 2.5);
  const { distanceKm, atKm } = findNearestOnLine(measured, [lon, lat]);
  expect(distanceKm).toBeLessThan(0.001);
  expect(atKm).toBeCloseTo(2.5, 3);
});

test('a mistake in a file is named with the file and the place in it', () => {
  cpSync(path.join(WORKSPACE, GEODATA_FOLDER), path.join(workspace, GEODATA_FOLDER), { recursive: true });
  const file = path.join(workspace, GEODATA_FOLDER, 'trails.geojson');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"length_km":2.3', '"length_km":"long"'));
  expect(() => readGeodata(workspace)).toThrow(
    /^The geodata cannot be published:\n.*geo\/trails\.geojson:1: features\.0\.properties\.length_km: /,
  );
});
