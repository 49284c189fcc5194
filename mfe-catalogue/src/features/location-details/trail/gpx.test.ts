// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createGpx } from './gpx.ts';

/** A schema of our own, because the published file states no licence. */
const schema = readFileSync(path.join(import.meta.dirname, 'gpx.xsd'), 'utf8');

/** What libxml2 finds wrong in a file, compared with the schema. */
async function findSchemaErrors(gpx: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'way.gpx', contents: gpx }, schema });
  return errors.map(({ message }) => message);
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');

const waypoints = [
  { name: 'Start "A"', lat: 43.1, lon: 77.2 },
  { name: 'Summit', lat: 43.2, lon: 77.3, elevationMetres: 3012 },
];
const track = {
  name: 'Way & <back>',
  note: 'Not for navigation',
  osmRelation: 17055124,
  points: [
    [43.1, 77.2, 1890],
    [43.2, 77.3, 2600],
  ],
} as const;

test('contains named waypoints, elevations where they are known, and no track that is not known', async () => {
  const text = createGpx('Up & <down>', waypoints);
  expect(await findSchemaErrors(text)).toEqual([]);
  const gpx = parse(text);
  expect(gpx.querySelector('metadata > name')?.textContent).toBe('Up & <down>');
  const points = [...gpx.querySelectorAll('wpt')];
  expect(points.map((point) => [point.getAttribute('lat'), point.getAttribute('lon')])).toEqual([
    ['43.1', '77.2'],
    ['43.2', '77.3'],
  ]);
  expect(points.map((point) => point.querySelector('name')?.textContent)).toEqual(['Start "A"', 'Summit']);
  expect(points.map((point) => point.querySelector('ele')?.textContent)).toEqual([undefined, '3012']);
  expect(gpx.querySelector('trk, rte')).toBeNull();
});

test('a line becomes a track with heights, its licence and the relation that it is from', async () => {
  const text = createGpx('Up', waypoints, track);
  expect(await findSchemaErrors(text)).toEqual([]);
  const gpx = parse(text);
  expect(gpx.querySelector('trk > name')?.textContent).toBe('Way & <back>');
  expect(gpx.querySelector('trk > link')?.getAttribute('href')).toBe('https://www.openstreetmap.org/relation/17055124');
  expect(gpx.querySelector('metadata license')?.textContent).toBe('https://www.openstreetmap.org/copyright');
  const heights = [...gpx.querySelectorAll('trkpt > ele')].map(({ textContent }) => textContent);
  expect(heights).toEqual(['1890', '2600']);
});

test('a track without heights has none, and a line of others than OpenStreetMap has their name and their licence', async () => {
  const { osmRelation, points, ...others } = track;
  const text = createGpx('Up', [], {
    ...{ ...others, ownSource: 'Us & them' },
    points: points.map(([lat, lon]) => [lat, lon] as const),
  });
  expect(await findSchemaErrors(text)).toEqual([]);
  const gpx = parse(text);
  expect(gpx.querySelectorAll('trkpt')).toHaveLength(2);
  expect(gpx.querySelector('ele, trk > link')).toBeNull();
  expect(gpx.querySelector('copyright')?.getAttribute('author')).toBe('Us & them');
  expect(gpx.querySelector('license')?.textContent).toBe('https://creativecommons.org/publicdomain/zero/1.0/');
});

test('the schema refuses a track before its waypoints', async () => {
  const text = createGpx('Up', waypoints, track).replace('<wpt', '<trk></trk><wpt');
  expect(await findSchemaErrors(text)).not.toEqual([]);
});
