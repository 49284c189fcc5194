import { readFileSync } from 'node:fs';
import { ELEVATION_PROFILE_FILE } from '@almaty/pictures/node';
import { expect, test } from 'vitest';
import { drawElevationProfile } from './draw.ts';
import { FRAME, points } from './points.ts';

/** How far the shores of a lake rise above its water, in the frame. */
const SHORE = 9;

const profile = drawElevationProfile();

/** The corners of a path of whole numbers, each relative to the one before. */
function parseCorners(path: string) {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number);
  const corners = [{ x, y }];
  for (let index = 0; index < steps.length; index += 2) {
    const last = corners.at(-1) ?? { x, y };
    corners.push({ x: last.x + (steps[index] ?? 0), y: last.y + (steps[index + 1] ?? 0) });
  }
  return corners;
}

const toFrame = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round((x * FRAME.width) / 100),
  y: Math.round((y * FRAME.height) / 100),
});

test('the committed data is up to date (else run pnpm -C art elevation-profile)', () => {
  expect(JSON.parse(readFileSync(ELEVATION_PROFILE_FILE, 'utf8'))).toEqual(profile);
});

test('altitudes rise from left to right, and positions are proportional to altitudes', () => {
  const altitudes = points.map(({ altitude }) => altitude);
  expect(altitudes).toEqual([...altitudes].sort((a, b) => a - b));
  const [lowest, ...others] = [...points, ...profile.scale];
  const gradients = others.map(({ y, altitude }) => ((lowest?.y ?? 0) - y) / (altitude - (lowest?.altitude ?? 0)));
  for (const gradient of gradients) expect(gradient).toBeCloseTo(gradients[0] ?? 0, 10);
});

test('the ridge passes through every location, from left to right, inside the frame', () => {
  const corners = parseCorners(profile.ridge);
  for (const point of points) expect(corners).toContainEqual(toFrame(point));
  const xs = corners.map(({ x }) => x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(xs.at(0)).toBe(0);
  expect(xs.at(-1)).toBeGreaterThanOrEqual(FRAME.width);
  for (const { y } of corners) {
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(FRAME.height);
  }
});

test('between two locations the ridge has a valley, and only the shores of a lake are above the higher of them', () => {
  const corners = parseCorners(profile.ridge);
  const summits = points.map(toFrame);
  for (const [index, from] of summits.slice(0, -1).entries()) {
    const to = summits[index + 1] ?? from;
    const between = corners.filter(({ x }) => x > from.x && x < to.x).map(({ y }) => y);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - SHORE);
    expect(Math.max(...between)).toBeGreaterThan(Math.max(from.y, to.y));
  }
});

test('the ridge has many corners, and all paths together have less than 2 KB', () => {
  expect(parseCorners(profile.ridge).length).toBeGreaterThan(200);
  expect([profile.ridge, profile.range, profile.snow, profile.contours, profile.water].join('').length).toBeLessThan(
    2048,
  );
});

test('drawing the profile again gives the same paths', () => {
  expect(drawElevationProfile()).toEqual(profile);
});

test('a lake is level between rising shores, and a peak is higher than both of its flanks', () => {
  const corners = parseCorners(profile.ridge);
  const getAround = (slug: string) => {
    const point = points.find((candidate) => candidate.slug === slug);
    const { x, y } = toFrame(point ?? { x: 0, y: 0 });
    const index = corners.findIndex((corner) => corner.x === x && corner.y === y);
    return corners.slice(index - 2, index + 3).map((corner) => corner.y - y);
  };
  for (const slug of ['big-almaty-lake', 'manshuk-mametova-lake'])
    expect(getAround(slug)).toEqual([-SHORE, 0, 0, 0, -SHORE]);
  for (const slug of ['furmanov-peak', 'big-almaty-peak'])
    for (const drop of [getAround(slug)[1], getAround(slug)[3]]) expect(drop).toBeGreaterThan(30);
});
