import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from '@almaty/commands';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { collectRoads } from '../content/roads.ts';
import { GEODATA_FOLDER } from '../map/geodata/read-geodata.ts';
import { createLake } from '../map/import/create-lake.ts';
import { createRoad, type RoadEnds } from '../map/import/create-road.ts';
import { createStreet } from '../map/import/create-street.ts';
import { mergeFeature } from '../map/import/merge-feature.ts';
import type { OsmChoice } from '../map/import/read-osm.ts';
import { readNamedFile, writeChanged } from './geodata-files.ts';

/** What of an extract is taken, and when that was made. */
export type ExtractOptions = {
  relation?: number | undefined;
  way?: readonly number[] | undefined;
  /** yyyy-MM-dd. */
  read: string;
};

const NEXT = `Next:
  npm run -s content -- check catalogue
  npm run -s content -- geo tiles         the exact map
  Look at mapExactKnown in mfe-catalogue/messages: it says what the exact map is drawn from.`;

/** Reads an extract, and which part of it is meant. */
function readExtract(file: string, { relation, way }: ExtractOptions): { text: string; choice: OsmChoice } {
  if (path.extname(file).toLowerCase() !== '.osm')
    throw new InvalidArgumentError(
      `${file} is no .osm file (XML): roads, lakes and streets are of OpenStreetMap only. Cut one out: osmium getid --add-referenced region.osm.pbf r<relation> -o part.osm`,
    );
  if (relation === undefined && way === undefined)
    throw new InvalidArgumentError('Say which relation of the file it is, --relation, or which ways, --way.');
  return { text: readNamedFile(file), choice: relation === undefined ? { ways: way ?? [] } : { relation } };
}

type Imported<Properties extends object> = {
  feature: { properties: Properties; geometry: object };
  notes: readonly string[];
};

/** Writes a feature into its file. @returns what to print. */
function write<Properties extends object>(
  workspace: string,
  name: string,
  { feature, notes }: Imported<Properties>,
  key: keyof Properties & string,
): string {
  const file = `${GEODATA_FOLDER}/${name}`;
  const text = mergeFeature(readFileSync(path.join(workspace, file), 'utf8'), feature, key);
  return [...notes, writeChanged(workspace, { [file]: text }, NEXT)].join('\n');
}

/**
 * Imports the line of a road between two places of the road graph.
 *
 * @returns what to print.
 * @throws ImportError or InvalidArgumentError that says what to do; nothing is written then.
 */
export function importRoad(
  file: string,
  { from, to, ...options }: ExtractOptions & RoadEnds,
  workspace: string = WORKSPACE,
): string {
  const { text, choice } = readExtract(file, options);
  const roads = collectRoads(readContent(workspace));
  return write(workspace, 'roads.geojson', createRoad(text, choice, { from, to, roads, read: options.read }), 'id');
}

/** Imports the shore of a lake, as `importRoad` a road. */
export function importLake(file: string, options: ExtractOptions, workspace: string = WORKSPACE): string {
  const { text, choice } = readExtract(file, options);
  return write(workspace, 'lakes.geojson', createLake(text, choice, options.read), 'id');
}

/** Imports a street, as `importRoad` a road; one with the same name is replaced. */
export function importStreet(file: string, options: ExtractOptions, workspace: string = WORKSPACE): string {
  const { text, choice } = readExtract(file, options);
  return write(workspace, 'streets.geojson', createStreet(text, choice, options.read), 'name_ru');
}
