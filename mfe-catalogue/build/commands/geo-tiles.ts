import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { readGeodata } from '../map/geodata/read-geodata.ts';
import { createRegionTiles, REGION_TILES } from '../map/tiles/region-tiles.ts';

/**
 * Writes the tiles of the exact map anew from our own geodata.
 *
 * @returns what to print.
 * @throws ContentError that names a mistake of the geodata or the content.
 */
export function writeRegionTiles(workspace: string = WORKSPACE): string {
  const tiles = createRegionTiles(readGeodata(workspace), readContent(workspace));
  writeFileSync(path.join(workspace, REGION_TILES), tiles);
  return `Written: ${REGION_TILES}, ${Math.round(tiles.length / 1024)} KB`;
}
