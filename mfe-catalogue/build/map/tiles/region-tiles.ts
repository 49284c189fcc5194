import type { RoadsFile } from '@almaty/content/catalogue';
import type { CatalogueFiles } from '../../content/catalogue-entries.ts';
import { collectRoads } from '../../content/roads.ts';
import { TOWNS } from '../frames/frame-maps.ts';
import { shortenName } from '../frames/map-texts.ts';
import { GEODATA_FOLDER, type Geodata } from '../geodata/read-geodata.ts';
import { cutTiles } from './cut-tiles.ts';
import { type Bounds, writePmtiles } from './pmtiles-file.ts';
import { createTileLayers, type Town } from './tile-layers.ts';

/** The tiles of the exact map, in the workspace: `content geo tiles` writes them, or a tool that reads OpenStreetMap (docs/maps.md). */
export const REGION_TILES = `${GEODATA_FOLDER}/region.pmtiles`;

/** Who made the tiles, in their metadata. */
export const GENERATOR = 'content geo tiles';

/** What the exact map shows, in degrees: Almaty and everything to Altyn-Emel. */
export const REGION: Bounds = [76, 42.6, 79.7, 44.5];

/** At the highest level a unit of a tile is 1.8 m, and lines are known to about 12 m; the map enlarges it further. */
const ZOOMS = [6, 12] as const;

const listTowns = ({ nodes }: RoadsFile): Town[] =>
  TOWNS.flatMap((town) => nodes.filter(({ id }) => id === town)).map(({ name, lat, lon }) => ({
    name: { en: shortenName(name.en), ru: shortenName(name.ru ?? name.en), kk: shortenName(name.kk ?? name.en) },
    at: [lon, lat],
  }));

/** Makes the tiles of the exact map from our own geodata; the same geodata gives the same bytes. */
export function createRegionTiles(geodata: Geodata, files: CatalogueFiles): Uint8Array {
  const roads = collectRoads(files);
  const layers = createTileLayers(geodata, listTowns(roads), roads.edges);
  return writePmtiles(cutTiles(layers, REGION, ZOOMS), REGION, {
    ...{ name: 'Almaty region', generator: GENERATOR },
    attribution: '© OpenMapTiles © OpenStreetMap contributors · Natural Earth',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  });
}
