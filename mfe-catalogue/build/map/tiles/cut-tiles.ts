import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Bounds, Tile } from './pmtiles-file.ts';
import type { TileLayers } from './tile-layers.ts';

/** Units of a tile in each direction. */
const EXTENT = 4096;

/** The column of the grid in which a longitude is, and the row of a latitude, in the projection of web maps. */
const getColumn = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z);
function getRow(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

/** The places of the grid that an area touches. */
function listPlaces([west, south, east, north]: Bounds, z: number): Omit<Tile, 'data'>[] {
  const [left, right, top, bottom] = [getColumn(west, z), getColumn(east, z), getRow(north, z), getRow(south, z)];
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  return columns.flatMap((x) => rows.map((y) => ({ z, x, y })));
}

/**
 * Cuts layers into vector tiles. A place where no layer has anything has no tile.
 *
 * @param zooms the lowest and the highest zoom level.
 */
export function cutTiles(layers: TileLayers, bounds: Bounds, [lowest, highest]: readonly [number, number]): Tile[] {
  const indexes = Object.entries(layers).map(([name, features]) => {
    const data = { type: 'FeatureCollection' as const, features: [...features] };
    return { name, index: new GeoJSONVT(data, { maxZoom: highest, extent: EXTENT }) };
  });
  const levels = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
  return levels
    .flatMap((z) => listPlaces(bounds, z))
    .flatMap(({ z, x, y }) => {
      const found: Record<string, GeoJSONVTTile> = {};
      for (const { name, index } of indexes) {
        const tile = index.getTile(z, x, y);
        if (tile && tile.features.length > 0) found[name] = tile;
      }
      return Object.keys(found).length > 0
        ? [{ z, x, y, data: fromGeojsonVt(found, { version: 2, extent: EXTENT }) }]
        : [];
    });
}
