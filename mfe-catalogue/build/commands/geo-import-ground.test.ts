import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCatalogueContent } from '../content/catalogue-content.ts';
import { CONTENT_FOLDER, readContent, WORKSPACE } from '../content/read-content.ts';
import { createFrameMaps } from '../map/frames/frame-maps.ts';
import { createLocationMaps } from '../map/frames/location-maps.ts';
import { listPositionedLocations } from '../map/frames/positioned-locations.ts';
import { GEODATA_FOLDER, readGeodata } from '../map/geodata/read-geodata.ts';
import { drawGrounds } from '../map/grounds/draw-grounds.ts';
import { createRegionTiles } from '../map/tiles/region-tiles.ts';
import { drawTrailGrounds } from '../map/trails/draw-trail-grounds.ts';
import { readBytes } from '../testing/pmtiles-source.ts';
import { importLake, importRoad, importStreet } from './geo-import-ground.ts';

/** A road through Shelek and Kokpek with a bend between them, a lake with an island, streets: drawn for this test only. */
const NODES: Readonly<Record<number, readonly [lon: number, lat: number]>> = {
  ...{ 1: [78.2, 43.61], 2: [78.251, 43.598], 3: [78.45, 43.62], 4: [78.684, 43.4345], 5: [78.75, 43.4] },
  ...{ 11: [76.98, 43.05], 12: [76.99, 43.05], 13: [76.99, 43.06], 14: [76.98, 43.06] },
  ...{ 15: [76.984, 43.054], 16: [76.986, 43.054], 17: [76.985, 43.056] },
  ...{ 21: [76.92, 43.25], 22: [76.93, 43.25], 23: [76.94, 43.251], 24: [76.95, 43.251] },
};
const WAYS: Readonly<Record<number, readonly [nodes: readonly number[], tags: Readonly<Record<string, string>>]>> = {
  ...{ 1: [[1, 2, 3], { highway: 'primary' }], 2: [[5, 4, 3], { highway: 'primary' }], 3: [[4, 5], {}] },
  ...{ 11: [[11, 12, 13], {}], 12: [[11, 14, 13], {}], 13: [[15, 16, 17, 15], {}], 14: [[11, 12, 13, 11], {}] },
  21: [[21, 22], { highway: 'primary', name: 'Абай даңғылы', 'name:ru': 'проспект Абая' }],
  22: [[23, 24], { highway: 'secondary_link', name: 'Абай даңғылы', 'name:ru': 'проспект Абая' }],
  23: [[22, 23], { highway: 'residential', name: 'улица Другая' }],
  24: [[22, 23], { highway: 'footway', 'name:ru': 'проспект Абая' }],
};
const writeTags = (tags: Readonly<Record<string, string>>) =>
  Object.entries(tags)
    .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
    .join('');
const writeRelation = (id: number, members: readonly (readonly [way: number, role: string])[], tags = {}) =>
  `<relation id="${id}">${members.map(([ref, role]) => `<member type="way" ref="${ref}" role="${role}"/>`).join('')}${writeTags(tags)}</relation>`;
const OSM = `<osm>${Object.entries(NODES)
  .map(([id, [lon, lat]]) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`)
  .join('')}${Object.entries(WAYS)
  .map(
    ([id, [nodes, tags]]) =>
      `<way id="${id}">${nodes.map((ref) => `<nd ref="${ref}"/>`).join('')}${writeTags(tags)}</way>`,
  )
  .join('')}${writeRelation(1, [
  [1, ''],
  [2, 'forward'],
])}${writeRelation(
  11,
  [
    [13, 'inner'],
    [11, 'outer'],
    [12, 'outer'],
  ],
  { natural: 'water', 'name:ru': 'Большое Алматинское озеро', 'name:kk': 'Үлкен Алматы көлі' },
)}${writeRelation(12, [[11, 'outer']], { natural: 'water' })}</osm>`;

let folder: string;
let extract: string;
const ROAD = { from: 'shelek', to: 'kokpek', relation: 1, read: '2027-05-01' };
const LAKE = { relation: 11, read: '2027-05-01' };
const STREET = { way: [21, 22], read: '2027-05-01' };
const NAMES = ['roads', 'lakes', 'streets'] as const;
const readFiles = () => NAMES.map((name) => readFileSync(path.join(folder, GEODATA_FOLDER, `${name}.geojson`), 'utf8'));
const read = () => {
  const files = readContent(folder);
  return { files, content: createCatalogueContent(files, 'en'), geodata: readGeodata(folder) };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER), path.join(folder, CONTENT_FOLDER), { recursive: true });
  extract = path.join(folder, 'extract.osm');
  writeFileSync(extract, OSM);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('of a road only the part between its ends is taken', () => {
  expect(importRoad(extract, ROAD, folder)).toBe(`44.2 km from shelek to kokpek; 4 points, simplified to 3
kokpek is 142 m from the line: the gap stays
Written: mfe-catalogue/content/geo/roads.geojson

Next:
  npm run -s content -- check catalogue
  npm run -s content -- geo tiles         the exact map
  Look at mapExactKnown in mfe-catalogue/messages: it says what the exact map is drawn from.`);
  expect(readGeodata(folder).roads).toEqual([
    {
      ...{ from: 'shelek', to: 'kokpek' },
      line: [
        [78.251, 43.598],
        [78.45, 43.62],
        [78.68432, 43.43433],
      ],
    },
  ]);
});

test('an imported road is drawn along its line: on the region, on the way to a location and in the tiles', async () => {
  const before = read();
  importRoad(extract, ROAD, folder);
  const { files, content, geodata } = read();
  const draw = (data: typeof geodata) => createFrameMaps(content, data).region.marks.lines;
  const count = (data: typeof geodata, kind: string) =>
    draw(data)
      .find((line) => line.kind === kind)
      ?.path.split('M').length ?? 1;
  expect(count(geodata, 'road') - count(before.geodata, 'road')).toBe(-1);
  expect([count(before.geodata, 'surveyed-road'), count(geodata, 'surveyed-road')]).toEqual([1, 2]);
  const listKinds = (data: typeof geodata) =>
    createLocationMaps(content, data)
      .get('charyn-canyon')
      ?.marks.lines.map(({ kind }) => kind);
  expect([listKinds(before.geodata), listKinds(geodata)]).toEqual([['drive'], ['drive', 'way']]);
  const tile = await new PMTiles(readBytes(createRegionTiles(geodata, files))).getZxy(8, 183, 93);
  const ways = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.transportation;
  const classes = Array.from({ length: ways?.length ?? 0 }, (_, index) => ways?.feature(index).properties.class);
  expect(classes).toContain('primary');
});

test('a road is the same from its other end, and the same import twice changes nothing', () => {
  importRoad(extract, ROAD, folder);
  const before = readFiles();
  expect(importRoad(extract, { ...ROAD, from: 'kokpek', to: 'shelek' }, folder)).toContain('Nothing has changed');
  expect(readFiles()).toEqual(before);
});

test('a road that the road graph knows longer or shorter is told of', () => {
  const straight = OSM.replace('lat="43.62" lon="78.45"', 'lat="43.5" lon="78.5"');
  writeFileSync(extract, straight);
  expect(importRoad(extract, ROAD, folder)).toContain('The road graph has 45 km: correct content/roads.yml, or');
});

test('a lake is drawn with its island: on the range, and in the place of its sign on the map of a trail', () => {
  const before = read();
  expect(importLake(extract, LAKE, folder)).toContain('Большое Алматинское озеро: 5 points, 1 islands\nWritten: ');
  const { content, geodata } = read();
  expect(geodata.lakes.at(-1)).toEqual([
    [
      [76.98, 43.05],
      [76.99, 43.05],
      [76.99, 43.06],
      [76.98, 43.06],
      [76.98, 43.05],
    ],
    [
      [76.984, 43.054],
      [76.985, 43.056],
      [76.986, 43.054],
      [76.984, 43.054],
    ],
  ]);
  const locations = listPositionedLocations(content);
  expect(drawGrounds(before.geodata, locations).range).not.toContain('class="water"');
  expect(drawGrounds(geodata, locations).range).toMatch(/<path class="water" d="M[^M]+zM[^M]+z"\/>/);
  const hasSign = (data: typeof geodata) => drawTrailGrounds(data, content)['trail-bao']?.includes('href="#lake"');
  expect([hasSign(before.geodata), hasSign(geodata)]).toEqual([true, false]);
});

test('a street replaces the one with its name, and each of its ways stays a line', () => {
  const before = readGeodata(folder).streets;
  expect(importStreet(extract, STREET, folder)).toContain('проспект Абая: 2 lines of ways 21, 22\nWritten: ');
  const { streets } = readGeodata(folder);
  expect(streets).toHaveLength(before.length);
  expect(streets.find(({ names }) => names.ru === 'проспект Абая')).toMatchObject({ class: 'main', lines: [{}, {}] });
  const feature = readFiles()[2]
    ?.split('\n')
    .find((line) => line.includes('ways 21, 22'));
  expect(feature).toContain('"licence":"ODbL-1.0","read":"2027-05-01"');
});

test.each<[string, () => string, string]>([
  ['a gap in a road', () => importRoad(extract, { ...ROAD, ...way(1, 3) }, folder), 'between way 1 and way 3'],
  [
    'a road that ends too early',
    () => importRoad(extract, { ...ROAD, ...way(1) }, folder),
    'The line passes kokpek at 28.1 km, and 0.5 km is the most: name the ways that lead there',
  ],
  [
    'a place without a road',
    () => importRoad(extract, { ...ROAD, to: 'saty' }, folder),
    'The guide has no road from shelek to saty: from shelek it has those to ',
  ],
  ['a road to itself', () => importRoad(extract, { ...ROAD, to: 'shelek' }, folder), 'no road from shelek to shelek'],
  [
    'an unknown place',
    () => importRoad(extract, { ...ROAD, from: 'atlantis' }, folder),
    'There is no place atlantis: give the id of one of content/roads.yml',
  ],
  [
    'an open shore',
    () => importLake(extract, { ...LAKE, relation: 12 }, folder),
    'The shore is not closed: a gap of 1377 m behind way 11',
  ],
  ['a road as a lake', () => importLake(extract, { ...LAKE, relation: 1 }, folder), 'relation 1 is no water'],
  [
    'ways of two streets',
    () => importStreet(extract, { ...STREET, way: [21, 23] }, folder),
    'way 23 is called улица Другая, and way 21 проспект Абая: leave one out',
  ],
  [
    'a pavement',
    () => importStreet(extract, { ...STREET, way: [21, 24] }, folder),
    'way 24 is no street: its highway is footway',
  ],
  ['a way without a name', () => importStreet(extract, { ...STREET, way: [1] }, folder), 'way 1 has no name'],
  ['no choice', () => importLake(extract, { read: '2027-05-01' }, folder), 'Say which relation of the file it is'],
  ['a track', () => importRoad('way.gpx', ROAD, folder), 'way.gpx is no .osm file (XML): roads, lakes and streets'],
  ['a missing file', () => importLake('/none/a.osm', LAKE, folder), '/none/a.osm cannot be read: ENOENT'],
])('%s is refused, and nothing is written', (_, run, message) => {
  const before = readFiles();
  expect(run).toThrow(message);
  expect(readFiles()).toEqual(before);
});

/** Ways in the place of a relation. */
function way(...ways: number[]) {
  return { relation: undefined, way: ways };
}
