import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from '@almaty/commands';
import type { CatalogueFiles } from '../content/catalogue-entries.ts';
import { readContent, WORKSPACE } from '../content/read-content.ts';
import { GEODATA_FOLDER, readGeodata } from '../map/geodata/read-geodata.ts';
import type { TrailFeature } from '../map/geodata/schema.ts';
import { createFeature } from '../map/import/create-feature.ts';
import { joinParts } from '../map/import/join-parts.ts';
import { mergeFeature } from '../map/import/merge-feature.ts';
import { mergeTexts } from '../map/import/merge-trail.ts';
import type { FileLine } from '../map/import/part.ts';
import { readGeojson } from '../map/import/read-geojson.ts';
import { readGpx } from '../map/import/read-gpx.ts';
import { readOsm } from '../map/import/read-osm.ts';
import { readNamedFile, writeChanged } from './geodata-files.ts';

const TRAILS = `${GEODATA_FOLDER}/trails.geojson`;
const TEXTS = `${GEODATA_FOLDER}/trails.yml`;

type Properties = TrailFeature['properties'];

/** What the file of a line does not say. */
export type ImportOptions = {
  id: string;
  /** The slug of a location. */
  location: string;
  /** Whether the line leads past the location only. */
  nearby?: true | undefined;
  relation?: number | undefined;
  way?: readonly number[] | undefined;
  line?: number | undefined;
  shape?: Properties['shape'] | undefined;
  reverse?: true | undefined;
  source?: string | undefined;
  licence?: Properties['licence'] | undefined;
  /** yyyy-MM-dd. */
  read: string;
};

/** A line as its file has it, and what is known of it through that. */
type Read = { line: FileLine; advice: string } & Pick<Properties, 'osm_relation' | 'source' | 'licence'>;

/** @throws InvalidArgumentError that names each option that does not fit the file. */
function refuse(file: string, options: ImportOptions, names: readonly (keyof ImportOptions)[]): void {
  const given = names.filter((name) => options[name] !== undefined).map((name) => `--${name}`);
  if (given.length > 0) throw new InvalidArgumentError(`Leave out ${given.join(' and ')}: not for ${file}.`);
}

function readOsmFile(file: string, text: string, options: ImportOptions): Read {
  refuse(file, options, ['line', 'source', 'licence']);
  const { relation, way } = options;
  if (relation === undefined && way === undefined)
    throw new InvalidArgumentError('Say which relation of the file is the trail, --relation, or which ways, --way.');
  const choice = relation === undefined ? { ways: way ?? [] } : { relation };
  return {
    line: readOsm(text, choice),
    advice: 'Name the ways of the line in their order: --way, or mend the relation in OpenStreetMap',
    osm_relation: relation ?? null,
    source: `OpenStreetMap ${relation === undefined ? `ways ${way?.join(', ')}` : `relation ${relation}`}, simplified to about 12 m`,
    licence: 'ODbL-1.0',
  };
}

const readOtherFile =
  (readLine: (text: string, line: number | undefined) => FileLine) =>
  (file: string, text: string, options: ImportOptions): Read => {
    refuse(file, options, ['relation', 'way']);
    const { source, licence, line } = options;
    if (!source || !licence)
      throw new InvalidArgumentError('Say whose the line is, --source, and under which licence, --licence.');
    const advice = 'No gap is bridged: join the parts in an editor where they are one path, or import one of them';
    return { line: readLine(text, line), advice, osm_relation: null, source, licence };
  };

const READERS: Readonly<Record<string, ReturnType<typeof readOtherFile>>> = {
  '.osm': readOsmFile,
  '.gpx': readOtherFile(readGpx),
  '.geojson': readOtherFile(readGeojson),
};

/** Reads the line of a file, by the end of its name. */
function readFile(file: string, options: ImportOptions): Read {
  const read = READERS[path.extname(file).toLowerCase()];
  if (!read)
    throw new InvalidArgumentError(
      `${file} is none of .osm, .gpx and .geojson. Of an .osm.pbf take the trail: osmium getid --add-referenced region.osm.pbf r<relation> -o trail.osm`,
    );
  return read(file, readNamedFile(file), options);
}

function findLocation({ locations }: CatalogueFiles, slug: string) {
  const location = locations.find(({ name }) => name === slug);
  if (!location)
    throw new InvalidArgumentError(`There is no location ${slug}: give the name of its file in content/locations.`);
  return location.entry;
}

const NEXT = `Next:
  npm run -s content -- due catalogue     the texts of trails.yml that have to be written
  npm run -s content -- check catalogue
  npm run -s content -- geo tiles         the trail on the exact map`;

/**
 * Imports the line of a trail into the geodata: a new one, or in the place of that with the same id. Nothing is written when
 * anything is wrong.
 *
 * @param file the path of an .osm, .geojson or .gpx file.
 * @returns what to print.
 * @throws ImportError, ContentError or InvalidArgumentError that says what is wrong, and what to do.
 */
export function importTrail(file: string, options: ImportOptions, workspace: string = WORKSPACE): string {
  const { line, advice, ...known } = readFile(file, options);
  const { id, name } = findLocation(readContent(workspace), options.location);
  const { trailTexts } = readGeodata(workspace);
  const { feature, notes } = createFeature(joinParts(line.parts, advice), {
    ...{ ...known, id: options.id, name_ru: line.name ?? name.ru ?? name.en, catalogue_near: [id] },
    catalogue_id: options.nearby ? null : id,
    ...{ shape: options.shape, read: options.read, isReversed: options.reverse === true },
  });
  const read = (name: string) => readFileSync(path.join(workspace, name), 'utf8');
  const newTexts = { id: options.id, page: id, ownNames: options.nearby ? undefined : name };
  const written = {
    [TRAILS]: mergeFeature(read(TRAILS), feature, 'id'),
    [TEXTS]: mergeTexts(read(TEXTS), trailTexts.trails, newTexts),
  };
  return [...line.notes, ...notes, writeChanged(workspace, written, NEXT)].join('\n');
}
