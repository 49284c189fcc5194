import { expect, test } from 'vitest';
import { frames, projections } from '../../../src/lib/map/frames.ts';
import { type LabelOffset, zoomLevels } from '../../../src/lib/map/marks.ts';
import { createCatalogueContent } from '../../content/catalogue-content.ts';
import { readContent, WORKSPACE } from '../../content/read-content.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { measureText } from '../labels/text-width.ts';
import { createFrameMaps } from './frame-maps.ts';
import { createLocationMaps } from './location-maps.ts';
import { listPositionedLocations } from './positioned-locations.ts';
import { spreadPins } from './spread-pins.ts';

const content = createCatalogueContent(readContent(), 'en');
const geodata = readGeodata(WORKSPACE);
const maps = createFrameMaps(content, geodata);
const locationMaps = createLocationMaps(content, geodata);

type Text = LabelOffset & { x: number; y: number; text: string; size: number; from: number; until: number };

/** Every text of a frame with the step of enlargement that first shows it. */
function listTexts(frame: (typeof frames)[number]): Text[] {
  const { marks, pins, groups } = maps[frame];
  const until = zoomLevels.length;
  return [
    ...marks.labels.map((label) => ({ ...label, size: 13, from: label.from ?? 0, until })),
    ...pins.flatMap(({ x, y, label }) => (label ? [{ ...label, x, y, size: 15, from: label.from ?? 0, until }] : [])),
    ...groups.flatMap(({ x, y, label }) => (label ? [{ ...label, x, y, size: 15, from: 0, until: 2 }] : [])),
  ];
}

function getBox({ x, y, dx, dy, anchor, text, size }: Text, zoom: number) {
  const width = measureText(text, size);
  const left = x * zoom + dx - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  return { left, right: left + width, top: y * zoom + dy - size * 0.7, bottom: y * zoom + dy };
}

test.each(frames)('no two texts of the %s overlap at any enlargement', (frame) => {
  for (const [level, zoom] of zoomLevels.entries()) {
    const boxes = listTexts(frame)
      .filter(({ from, until }) => from <= level && level < until)
      .map((text) => ({ text: text.text, ...getBox(text, zoom) }));
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.text} and ${other.text}`),
    );
    expect(overlaps).toEqual([]);
  }
});

test('every location of the catalogue has a pin on a frame', () => {
  const shown = new Set(frames.flatMap((frame) => maps[frame].pins.map(({ id }) => id)));
  expect(content.locations.filter(({ location: { id } }) => !shown.has(id))).toEqual([]);
});

test('a location beyond the region is at its edge, with an arrow and the kilometres of the road', () => {
  const { width, height } = projections.region;
  const edges = maps.region.pins.flatMap(({ edge, x, y, label }) => {
    if (edge === undefined) return [];
    expect(Math.min(x, y, width - x, height - y)).toBe(33);
    return [[label?.text, edge, label?.from]];
  });
  // West, north-east and north-west of Almaty, as an arrow turns clockwise from north.
  expect(edges).toEqual([
    ['Zhasylkol Lake, 500 km', expect.closeTo(51, -1), undefined],
    ['Sacred Turkestan, 860 km', expect.closeTo(-90, -1), undefined],
    ['Tamgaly Petroglyphs, 170 km', expect.closeTo(-60, -1), undefined],
  ]);
});

test('a pin is where its location is', () => {
  const { x, y } = projections.range.project({ lat: 43.1575, lon: 77.059 });
  const medeu = maps.range.pins.find(({ id }) => id === 4);
  expect([medeu?.x, medeu?.y]).toEqual([Math.round(x), Math.round(y)]);
});

test('the map of every location has its pin', () => {
  expect(locationMaps.size).toBe(content.locations.length);
  for (const { slug, id } of listPositionedLocations(content))
    expect(locationMaps.get(slug)?.pins.map((pin) => pin.id)).toContain(id);
});

test.each([
  ['green-bazaar', 'centre', 'range'],
  ['medeu', 'range', 'range'],
  ['charyn-canyon', 'region', 'region'],
  ['sacred-turkestan', 'country', 'region'],
])('%s is shown on the %s and leads to the map of the %s', (slug, ground, frame) => {
  expect(locationMaps.get(slug)).toMatchObject({ ground, frame });
});

test('a route whose trail is known has no straight line', () => {
  expect(locationMaps.get('big-almaty-lake-route')?.hasStraightWay).toBe(false);
  expect(locationMaps.get('furmanov-peak')?.hasStraightWay).toBe(true);
});

test('a road whose line nobody has handed over is dashed on the maps of locations, which say so', () => {
  const getKinds = (slug: string) => locationMaps.get(slug)?.marks.lines.map(({ kind }) => kind);
  expect(geodata.roads).toEqual([]);
  expect(getKinds('charyn-canyon')).toEqual(['drive']);
  expect(locationMaps.get('charyn-canyon')?.hasStraightRoad).toBe(true);
  expect(getKinds('medeu')).toEqual(['trail']);
  expect(locationMaps.get('medeu')?.hasStraightRoad).toBe(false);
});

test('pins at one place part, and far ones stay', () => {
  const [one, other, far] = spreadPins(
    [
      { x: 100, y: 100 },
      { x: 100, y: 100 },
      { x: 400, y: 100 },
    ],
    31,
  );
  expect((other?.dx ?? 0) - (one?.dx ?? 0)).toBeGreaterThanOrEqual(30);
  expect(far).toEqual({ dx: 0, dy: 0 });
});
