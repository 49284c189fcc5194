import { PMTiles } from 'pmtiles';
import { expect, test } from 'vitest';
import { readBytes } from '../../testing/pmtiles-source.ts';
import { type Bounds, type Tile, writePmtiles } from './pmtiles-file.ts';

const BOUNDS: Bounds = [76, 42.6, 79.7, 44.5];
const tile = (z: number, x: number, y: number, ...data: number[]): Tile => ({ z, x, y, data: Uint8Array.from(data) });
const TILES = [tile(7, 91, 47, 1, 2, 3), tile(6, 45, 23, 9), tile(7, 90, 47, 1, 2, 3), tile(8, 182, 94, 4, 5)];
const open = (file: Uint8Array) => new PMTiles(readBytes(file));

test('every tile is read back by its place, and a place without one has none', async () => {
  const archive = open(writePmtiles(TILES, BOUNDS, {}));
  for (const { z, x, y, data } of TILES) {
    const found = await archive.getZxy(z, x, y);
    expect([z, x, y, ...new Uint8Array(found?.data ?? new ArrayBuffer())]).toEqual([z, x, y, ...data]);
  }
  expect(await archive.getZxy(7, 89, 47)).toBeUndefined();
  expect(await archive.getZxy(9, 0, 0)).toBeUndefined();
});

test('header and metadata say what the file has', async () => {
  const archive = open(writePmtiles(TILES, BOUNDS, { name: 'Region' }));
  expect(await archive.getHeader()).toMatchObject({
    ...{ specVersion: 3, clustered: true, internalCompression: 1, tileCompression: 1, tileType: 1 },
    ...{ numAddressedTiles: 4, numTileContents: 3, minZoom: 6, maxZoom: 8 },
    ...{ minLon: 76, minLat: 42.6, maxLon: 79.7, maxLat: 44.5, centerZoom: 6, centerLon: 77.85, centerLat: 43.55 },
  });
  expect(await archive.getMetadata()).toEqual({ name: 'Region' });
});

test('a content that several tiles have is in the file once', () => {
  const once = writePmtiles([tile(7, 90, 47, 1, 2, 3)], BOUNDS, {});
  const often = writePmtiles(
    [90, 91, 92, 93].map((x) => tile(7, x, 47, 1, 2, 3)),
    BOUNDS,
    {},
  );
  expect(often.length - once.length).toBeLessThan(3 * 5);
});

test('the order of the tiles makes no difference', () => {
  expect(writePmtiles(TILES.toReversed(), BOUNDS, {})).toEqual(writePmtiles(TILES, BOUNDS, {}));
});

test('many tiles, whose numbers take several bytes, are read back', async () => {
  const tiles = Array.from({ length: 900 }, (_, index) =>
    tile(12, 2900 + (index % 30), 1480 + Math.floor(index / 30), index % 251, index >> 3),
  );
  const archive = open(writePmtiles(tiles, BOUNDS, {}));
  const found = await Promise.all(tiles.map(({ z, x, y }) => archive.getZxy(z, x, y)));
  expect(found.map((each) => [...new Uint8Array(each?.data ?? new ArrayBuffer())])).toEqual(
    tiles.map(({ data }) => [...data]),
  );
});

test('more tiles than the directory has room for are refused with what to do', () => {
  const tiles = Array.from({ length: 9000 }, (_, index) => tile(14, index, 5900, index % 251, index >> 8));
  expect(() => writePmtiles(tiles, BOUNDS, {})).toThrow(
    /^9000 tiles need a directory of \d+ bytes.*lower the highest zoom level$/,
  );
});
