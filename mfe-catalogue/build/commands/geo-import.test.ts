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
import { GEODATA_FOLDER, readGeodata } from '../map/geodata/read-geodata.ts';
import { drawAllGrounds } from '../map/ground-files.ts';
import { createRegionTiles } from '../map/tiles/region-tiles.ts';
import { createTrails } from '../map/trails/create-trails.ts';
import { readBytes } from '../testing/pmtiles-source.ts';
import { check, listDue } from './content.ts';
import { type ImportOptions, importTrail } from './geo-import.ts';

/** From the valley of the Small Almatinka to Furmanov Peak, bent: nobody has walked it. */
const PLACES = [
  [77.05, 43.15, 1900],
  [77.056, 43.151, 2050],
  [77.06, 43.146, 2300],
  [77.067, 43.147, 2600],
  [77.071, 43.142, 2900],
] as const;

let folder: string;
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const writeGpx = (places: readonly (readonly number[])[] = PLACES, hasHeights = true) =>
  write(
    'up.gpx',
    `<gpx><trk><name>Вверх</name><trkseg>${places
      .map(
        ([lon, lat, metres]) => `<trkpt lat="${lat}" lon="${lon}">${hasHeights ? `<ele>${metres}</ele>` : ''}</trkpt>`,
      )
      .join('')}</trkseg></trk></gpx>`,
  );

const GPX: ImportOptions = {
  ...{ id: 'furmanov', location: 'furmanov-peak', shape: 'out_and_back' },
  ...{ source: 'The team of the guide', licence: 'CC0-1.0', read: '2027-05-01' },
};
const run = (file: string, changes: Partial<ImportOptions> = {}) => importTrail(file, { ...GPX, ...changes }, folder);
const readFiles = () =>
  ['trails.geojson', 'trails.yml'].map((name) => readFileSync(path.join(folder, GEODATA_FOLDER, name), 'utf8'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER), path.join(folder, CONTENT_FOLDER), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an imported track is drawn by the build: on its page, on the map and in the tiles', async () => {
  expect(run(writeGpx())).toContain(
    'Written: mfe-catalogue/content/geo/trails.geojson, mfe-catalogue/content/geo/trails.yml',
  );
  await expect(check(folder)).resolves.toMatch(/^The catalogue is valid/);
  const [geodata, files] = [readGeodata(folder), readContent(folder)];
  const content = createCatalogueContent(files, 'en');
  const [trail] = createTrails(geodata, content, 'en', drawAllGrounds(geodata, content).files).get(23) ?? [];
  expect(trail).toMatchObject({
    ...{ name: 'Furmanov Peak', ownSource: 'The team of the guide', shape: 'out_and_back' },
    heights: { source: 'track', climb: { metres: 1000 }, highestMetres: 2900 },
    drawing: { map: { start: { detail: '1,900 m' } }, profile: { heights: expect.any(Array) } },
  });
  expect(trail?.track).toHaveLength(5);
  expect(trail?.track[0]).toEqual([43.15, 77.05, 1900]);
  const count = (data: typeof geodata) =>
    createFrameMaps(content, data)
      .range.marks.lines.find(({ kind }) => kind === 'trail')
      ?.path.split('M').length ?? 0;
  expect(count(geodata) - count(readGeodata(WORKSPACE))).toBe(1);
  expect(await listTileTrails(createRegionTiles(geodata, files))).toContain('Furmanov Peak');
});

/** The English names of the trails in the tile around the imported one. */
async function listTileTrails(tiles: Uint8Array): Promise<unknown[]> {
  const tile = await new PMTiles(readBytes(tiles)).getZxy(10, 731, 375);
  const layer = tile && new VectorTile(new PbfReader(new Uint8Array(tile.data))).layers.transportation;
  return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index).properties['name:en']);
}

test('a track without heights has no climb, no time and no profile', () => {
  run(writeGpx(PLACES, false));
  const geodata = readGeodata(folder);
  const content = createCatalogueContent(readContent(folder), 'en');
  const [trail] = createTrails(geodata, content, 'en', drawAllGrounds(geodata, content).files).get(23) ?? [];
  expect(trail?.heights).toBeUndefined();
  expect(trail?.drawing?.profile).toBeUndefined();
  expect(trail?.drawing?.map.start.detail).toBeUndefined();
  expect(trail?.track[0]).toEqual([43.15, 77.05]);
  expect(trail?.walkKm).toBe(4.7);
});

test('its texts are due, in three languages', () => {
  run(writeGpx());
  const due = listDue('2020-01-01', folder).filter((line) => /trails\.yml.*write this text$/.test(line));
  expect(due).toHaveLength(9);
  expect(due[0]).toMatch(
    /^mfe-catalogue\/content\/geo\/trails\.yml:\d+: trails\.7\.introduction\.en: write this text$/,
  );
});

test('the same import twice changes nothing, and another line replaces the older one', () => {
  const before = readFiles();
  run(writeGpx());
  const [trails, texts] = readFiles();
  expect(trails?.split('\n')).toHaveLength((before[0]?.split('\n').length ?? 0) + 1);
  expect(texts?.startsWith(before[1]?.split('points:')[0]?.split('# Huts')[0]?.trimEnd() ?? 'none')).toBe(true);
  expect(run(writeGpx())).toContain('Nothing has changed');
  expect(readFiles()).toEqual([trails, texts]);
  expect(run(writeGpx(PLACES.slice(0, 4)))).toContain('Written: mfe-catalogue/content/geo/trails.geojson\n');
  const line = readGeodata(folder).trails.filter(({ id }) => id === 'furmanov');
  expect(line.map((each) => each.line.length)).toEqual([4]);
  expect(readFiles()[1]).toBe(texts);
});

const OSM = `<osm>${PLACES.map(([lon, lat], id) => `<node id="${id}" lat="${lat}" lon="${lon}"/>`).join('')}
<way id="1"><nd ref="0"/><nd ref="1"/><nd ref="2"/></way>
<way id="2"><nd ref="4"/><nd ref="3"/><nd ref="2"/></way>
<way id="3"><nd ref="3"/><nd ref="4"/></way>
<relation id="5"><member type="way" ref="1" role=""/><member type="way" ref="2" role=""/><tag k="name" v="Вверх"/></relation>
<relation id="6"><member type="way" ref="1" role=""/><member type="way" ref="3" role=""/></relation></osm>`;
const FROM_OSM = { source: undefined, licence: undefined };

test('a relation of OpenStreetMap is a walk near a location', () => {
  run(write('region.osm', OSM), { ...FROM_OSM, relation: 5, nearby: true });
  const trail = readGeodata(folder).trails.find(({ id }) => id === 'furmanov');
  expect(trail).toMatchObject({ osmRelation: 5, nameRu: 'Вверх', nearLocationIds: [23] });
  expect(trail?.line.map(([lon]) => lon)).toEqual(PLACES.map(([lon]) => lon));
  expect(trail?.ownSource).toBeUndefined();
  expect(readGeodata(folder).trailTexts.trails.at(-1)).toMatchObject({ id: 'furmanov', page: 23, smoothing: 1 });
});

test.each<[string, (write: (name: string, text: string) => string) => string, Partial<ImportOptions>, string]>([
  [
    'a gap',
    (put) => put('a.osm', OSM),
    { ...FROM_OSM, relation: 6 },
    'between way 1 and way 3\nName the ways of the line in their order: --way',
  ],
  ['an .osm file without a choice', (put) => put('a.osm', OSM), FROM_OSM, 'Say which relation'],
  [
    'an .osm file with a licence',
    (put) => put('a.osm', OSM),
    { relation: 5 },
    'Leave out --source and --licence: not for ',
  ],
  ['a track with a relation', (put) => put('a.gpx', '<gpx/>'), { relation: 5 }, 'Leave out --relation: not for '],
  ['a track of nobody', (put) => put('a.gpx', '<gpx/>'), { source: undefined }, 'Say whose the line is'],
  ['a missing file', () => '/none/a.gpx', {}, '/none/a.gpx cannot be read: ENOENT'],
  ['another kind of file', () => 'region.osm.pbf', {}, 'osmium getid --add-referenced'],
  ['an unknown location', () => writeGpx(), { location: 'atlantis' }, 'There is no location atlantis'],
  [
    'a page with another way',
    () => writeGpx(),
    { location: 'big-almaty-lake-route' },
    'The page has a way already, bao',
  ],
  [
    'a trail of another page',
    () => writeGpx(),
    { id: 'bao' },
    'trails.yml has bao as the way of the location with the number 27',
  ],
  [
    'a way that was a walk',
    () => writeGpx(),
    { id: 'kumbel', location: 'kok-zhailau' },
    'trails.yml has kumbel as a walk near',
  ],
])('%s is refused, and nothing is written', (_, put, changes, message) => {
  const before = readFiles();
  expect(() => run(put(write), changes)).toThrow(message);
  expect(readFiles()).toEqual(before);
});
