import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { createStyle, type MapColours } from '../../../src/features/map/exact/style.ts';
import { readContent, WORKSPACE } from '../../content/read-content.ts';
import { readBytes } from '../../testing/pmtiles-source.ts';
import { readGeodata } from '../geodata/read-geodata.ts';
import { createRegionTiles, GENERATOR, REGION_TILES } from './region-tiles.ts';

const geodata = readGeodata(WORKSPACE);
const tiles = createRegionTiles(geodata, readContent());
const archive = new PMTiles(readBytes(tiles));

/** The features of a layer in the tile at a place. */
async function readLayer(name: string, z: number, x: number, y: number) {
  const found = await archive.getZxy(z, x, y);
  const layer = found && new VectorTile(new PbfReader(new Uint8Array(found.data))).layers[name];
  const features = layer
    ? Array.from({ length: layer.length }, (_, index) => layer.feature(index).toGeoJSON(x, y, z))
    : [];
  return features.map(({ geometry, properties }) => ({
    geometry,
    properties: new Map(Object.entries(properties ?? {})),
  }));
}

/** The place in the grid of level 12 that has the falls of the Gorelnik, and the one that has the centre of the city. */
const FALLS = [12, 2924, 1503] as const;
const CENTRE = [12, 2923, 1501] as const;

test('the released tiles are those of the geodata, unless they were made from an extract of OpenStreetMap', async () => {
  const released = readFileSync(path.join(WORKSPACE, REGION_TILES));
  const metadata = await new PMTiles(readBytes(released)).getMetadata();
  const isOurs = Object(metadata).generator === GENERATOR;
  expect(isOurs && !released.equals(tiles) ? 'old: run npm run -s content -- geo tiles' : 'as they should be').toBe(
    'as they should be',
  );
});

test('the same geodata gives the same bytes', () => {
  expect(Buffer.from(createRegionTiles(geodata, readContent())).equals(tiles)).toBe(true);
});

test('a trail runs in the tiles where OpenStreetMap has it, to three metres', async () => {
  const { line } = geodata.trails.find(({ id }) => id === 'gorelnik-falls') ?? { line: [] };
  const drawn = (await readLayer('transportation', ...FALLS)).filter(
    ({ properties }) => properties.get('name:en') === 'Gorelnik falls',
  );
  const positions = drawn.flatMap(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []));
  expect(positions.length).toBeGreaterThan(15);
  const isOnLine = ([lon = 0, lat = 0]: number[]) =>
    line.some(([x, y]) => Math.abs(x - lon) < 0.00004 && Math.abs(y - lat) < 0.00003);
  // Where the tile ends the line is cut.
  expect(positions.filter((position) => !isOnLine(position)).length).toBeLessThanOrEqual(2);
});

test('names are in three languages, as far as they are known', async () => {
  const streets = await readLayer('transportation_name', ...CENTRE);
  expect(streets.map(({ properties }) => Object.fromEntries(properties))).toContainEqual({
    ...{ class: 'primary', name: 'проспект Абая' },
    ...{ 'name:en': 'Abay Avenue', 'name:ru': 'проспект Абая', 'name:kk': 'Абай даңғылы' },
  });
});

test('a roof over a table is no hut, and a hut without a name is none', async () => {
  const signs = await readLayer('poi', 10, 731, 375);
  expect(new Set(signs.map(({ properties }) => properties.get('subclass')))).toEqual(
    new Set(['alpine_hut', 'drinking_water', 'mountain_rescue', 'spring']),
  );
  const huts = signs.filter(({ properties }) => properties.get('subclass') === 'alpine_hut');
  expect(huts.every(({ properties }) => Boolean(properties.get('name')))).toBe(true);
});

test('the style draws layers that the tiles have, and every one of them', async () => {
  const metadata = await archive.getMetadata();
  const offered = Object(metadata).vector_layers.map(({ id }: { id: string }) => id);
  const colours = new Proxy({}, { get: () => '#000' }) as MapColours;
  const { layers } = createStyle({ tilesUrl: 'https://guide.test/region.pmtiles', language: 'en', colours });
  const drawn = layers.flatMap((layer) => ('source-layer' in layer ? [layer['source-layer']] : []));
  expect([...new Set(drawn)].sort()).toEqual(offered.sort());
});
