import { expect, test } from 'vitest';
import { readGeojson } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readOsm } from './read-osm.ts';

const OSM = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6">
  <node id="1" lat="43.10" lon="77.00"/>
  <node id="2" lat="43.11" lon="77.01"/>
  <node id="3" lat="43.12" lon="77.02"/>
  <node id="4" lat="43.13" lon="77.03"><tag k="tourism" v="viewpoint"/></node>
  <way id="10"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way>
  <way id="11"><nd ref="2"/><nd ref="3"/></way>
  <way id="12"><nd ref="2"/><nd ref="4"/></way>
  <way id="13"><nd ref="3"/><nd ref="99"/></way>
  <relation id="20">
    <member type="node" ref="4" role="guidepost"/>
    <member type="way" ref="10" role=""/>
    <member type="way" ref="12" role="alternative"/>
    <member type="way" ref="11" role="main"/>
    <tag k="name" v="Path"/>
    <tag k="name:ru" v="Тропа &quot;А&quot;"/>
  </relation>
  <relation id="21"><member type="relation" ref="20" role=""/></relation>
  <relation id="22"><member type="way" ref="14" role=""/></relation>
  <relation id="23"><member type="node" ref="4" role=""/></relation>
</osm>`;

test('the ways of a relation are read in its order, and what is beside its line is left out and named', () => {
  const { parts, name, notes } = readOsm(OSM, { relation: 20 });
  expect(parts.map((part) => part.name)).toEqual(['way 10', 'way 11']);
  expect(parts[1]?.places).toEqual([
    { lat: 43.11, lon: 77.01 },
    { lat: 43.12, lon: 77.02 },
  ]);
  expect(name).toBe('Тропа "А"');
  expect(notes).toEqual(['Left out: way 12, whose role is alternative']);
});

test('ways are read in the order that is asked for', () => {
  expect(readOsm(OSM, { ways: [11, 10] }).parts.map(({ name }) => name)).toEqual(['way 11', 'way 10']);
});

test.each([
  [{ relation: 9 }, 'There is no relation 9 in the file: it has 20, 21, 22, 23'],
  [{ relation: 21 }, 'Relation 21 consists of relations: import one of them, 20'],
  [{ relation: 22 }, 'Way 14 is not in the file. Cut the file out with all that it refers to'],
  [{ relation: 23 }, 'Relation 23 has no way of its own'],
  [{ ways: [13] }, 'Node 99 of way 13 is not in the file. Cut the file out with all that it refers to'],
])('%j is refused: %s', (choice, message) => {
  expect(() => readOsm(OSM, choice)).toThrow(message);
});

test.each([
  ['<osm><node></osm>', 'It is no XML: line 1: '],
  ['<gpx/>', 'osm: '],
  ['<osm><node id="1" lat="north" lon="77"/></osm>', 'osm.node.0.lat: '],
])('an extract %s is refused: %s', (text, message) => {
  expect(() => readOsm(text, { relation: 1 })).toThrow(message);
});

const point = (lat: number, lon: number, ele?: number) =>
  `<trkpt lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}<time>2027-05-01T05:00:00Z</time></trkpt>`;
const gpx = (...tracks: string[]) =>
  `<gpx version="1.1" creator="us" xmlns="http://www.topografix.com/GPX/1/1">${tracks.map((each) => `<trk>${each}</trk>`).join('')}</gpx>`;
const UP = `<name>Up</name><trkseg>${point(43.1, 77, 1800.4)}${point(43.11, 77.01)}</trkseg><trkseg/><trkseg>${point(43.12, 77.02, 1900)}</trkseg>`;

test('a track is read by its segments, with the heights that its points have', () => {
  expect(readGpx(gpx(UP), undefined)).toEqual({
    name: 'Up',
    notes: [],
    parts: [
      {
        name: 'segment 1',
        places: [
          { lat: 43.1, lon: 77, metres: 1800.4 },
          { lat: 43.11, lon: 77.01 },
        ],
      },
      { name: 'segment 3', places: [{ lat: 43.12, lon: 77.02, metres: 1900 }] },
    ],
  });
});

test('of several tracks one has to be chosen', () => {
  const file = gpx(UP, UP.replace('<name>Up</name>', ''));
  expect(() => readGpx(file, undefined)).toThrow(
    'The file has 2 lines. Say which one:\n  --line 1: Up\n  --line 2: without a name',
  );
  expect(readGpx(file, 2).name).toBeUndefined();
  expect(() => readGpx(file, 3)).toThrow('There is no line 3. The file has:\n  --line 1: Up');
});

test('a route is a plan, and no track', () => {
  const route = '<gpx><rte><rtept lat="43" lon="77"/><rtept lat="43.1" lon="77"/></rte></gpx>';
  expect(() => readGpx(route, undefined)).toThrow('A route is a plan, which nobody has walked: record a track');
  expect(() => readGpx('<gpx><wpt lat="43" lon="77"/></gpx>', undefined)).toThrow('The file has no track with points');
  expect(() => readGpx('<gpx><trk><trkseg><trkpt lat="43"/></trkseg></trk></gpx>', undefined)).toThrow(
    'gpx.trk.0.trkseg.0.trkpt.0.lon: ',
  );
});

const LINE = {
  type: 'LineString',
  coordinates: [
    [77, 43.1, 1800],
    [77.01, 43.11],
  ],
} as const;
const feature = (geometry: unknown, properties: unknown = null) => ({ type: 'Feature', properties, geometry });

test.each([
  ['a geometry', LINE],
  ['a feature', feature(LINE)],
  [
    'a collection',
    { type: 'FeatureCollection', features: [feature({ type: 'Point', coordinates: [77, 43] }), feature(LINE)] },
  ],
])('the line of %s is read, its third number as the height', (_, value) => {
  expect(readGeojson(JSON.stringify(value), undefined).parts).toEqual([
    {
      name: 'part 1',
      places: [
        { lon: 77, lat: 43.1, metres: 1800 },
        { lon: 77.01, lat: 43.11 },
      ],
    },
  ]);
});

test('a MultiLineString has a part for each line, and a feature its name', () => {
  const value = feature(
    { type: 'MultiLineString', coordinates: [LINE.coordinates, LINE.coordinates] },
    { name: 'Up', n: 1 },
  );
  const { parts, name } = readGeojson(JSON.stringify(value), undefined);
  expect(parts.map((each) => each.name)).toEqual(['part 1', 'part 2']);
  expect(name).toBe('Up');
});

test.each([
  ['{', 'It is no JSON: '],
  ['{"type":"Topology"}', 'It is no GeoJSON: see RFC 7946'],
  ['{"type":"Point","coordinates":[77,43]}', 'The file has no LineString and no MultiLineString'],
  ['{"type":"LineString","coordinates":[["77","43"]]}', 'It is no GeoJSON: see RFC 7946'],
])('GeoJSON %s is refused: %s', (text, message) => {
  expect(() => readGeojson(text, undefined)).toThrow(message);
});
