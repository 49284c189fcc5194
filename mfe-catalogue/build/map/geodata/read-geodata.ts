import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '@almaty/content';
import type { Language } from '@almaty/languages';
import { parse } from 'yaml';
import type * as z from 'zod';
import {
  type Coordinates,
  LakesFile,
  LandmarksFile,
  NamesFile,
  PointsFile,
  RegionFile,
  RoadLinesFile,
  StreetsFile,
  type TrailFeature,
  TrailsFile,
  type TrailTexts,
  TrailTextsFile,
  WaterFile,
} from './schema.ts';

/** The folder of the geodata, relative to the workspace (docs/maps.md says where each file is from). */
export const GEODATA_FOLDER = 'mfe-catalogue/content/geo';

/** The heights along a trail. */
export type TrailHeights = {
  /** From a model of the ground with cells of 90 m, or recorded with the line. */
  source: 'model' | 'track';
  /** The climb one way, in metres, without dips of less than 20 m. */
  ascentMetres: number;
  /** Kilometres from the start, and metres above sea level. */
  profile: readonly (readonly [km: number, metres: number])[];
};

/** A hiking route by its line, without what the line doubles back. */
export type Trail = {
  id: string;
  /** Whose the line is, where it is not of OpenStreetMap. */
  ownSource?: string;
  osmRelation?: number;
  /** The title of the relation. */
  nameRu: string;
  /** The location whose way it is; missing where the catalogue has another way. */
  locationId?: number;
  /** Locations that it passes. */
  nearLocationIds: readonly number[];
  shape: 'out_and_back' | 'one_way' | 'loop';
  /** One way, or the whole loop. */
  lengthKm: number;
  line: readonly Coordinates[];
  /** Missing where nobody knows them. */
  heights?: TrailHeights;
};

/** A point of the range: its name is that of OpenStreetMap, in Russian, if it has one. */
export type MapPoint = {
  kind: 'peak' | 'hut' | 'water' | 'rescue';
  nameRu?: string;
  isSpring?: true;
  elevationMetres?: number;
  at: Coordinates;
};

/** Names in the languages that OpenStreetMap has them in. */
export type OsmNames = Partial<Record<Language, string>>;

type StreetClass = z.infer<typeof StreetsFile>['features'][number]['properties']['class'];

export type Geodata = {
  trails: readonly Trail[];
  /** What pages say of them. */
  trailTexts: TrailTexts;
  points: readonly MapPoint[];
  streets: readonly { class: StreetClass; names: OsmNames; lines: readonly (readonly Coordinates[])[] }[];
  /** Buildings by their outer rings. */
  landmarks: readonly { names: OsmNames; ring: readonly Coordinates[] }[];
  /** The lines of roads between two places of the road graph, from the first to the second, as far as they are known. */
  roads: readonly { from: string; to: string; line: readonly Coordinates[] }[];
  /** Rings of lakes: the shore, then islands. */
  lakes: readonly (readonly (readonly Coordinates[])[])[];
  /** A river where no lake covers it. */
  rivers: readonly (readonly Coordinates[])[];
  borders: readonly (readonly Coordinates[])[];
  /** The highest summit of the region, outside the range that is mapped. */
  highestPeak: { at: Coordinates; elevationMetres: number };
  names: Names;
};

/** What the maps name. */
export type Names = Omit<z.infer<typeof NamesFile>, 'peaks'> & {
  /** English and Kazakh names of summits by the Russian one. */
  peaks: ReadonlyMap<string, { en: string; kk?: string | undefined }>;
};

type OsmNamesInFile = {
  name_ru: string | null;
  name_en?: string | null | undefined;
  name_kk?: string | null | undefined;
};

function toHeights({ heights, profile, ascent_filtered_m: ascent, cut }: TrailFeature['properties']) {
  if (heights === null) return;
  const [fromKm, toKm] = cut?.drop_profile_km ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  return {
    source: heights === 'track' ? ('track' as const) : ('model' as const),
    ascentMetres: cut?.ascent_filtered_m ?? ascent,
    profile: profile
      .filter(([km]) => km < fromKm || km > toKm)
      .map(([km, metres]) => [km > toKm ? km - (toKm - fromKm) : km, metres] as const),
  };
}

function toTrail({ properties, geometry }: TrailFeature): Trail {
  const { cut, catalogue_id: locationId, osm_relation: osmRelation } = properties;
  const [firstDropped, lastDropped] = cut?.drop_coordinates ?? [Number.POSITIVE_INFINITY, -1];
  const heights = toHeights(properties);
  return {
    id: properties.id,
    ...(osmRelation !== null && { osmRelation }),
    ...(properties.licence !== 'ODbL-1.0' && { ownSource: properties.source }),
    nameRu: properties.name_ru,
    ...(locationId !== null && { locationId }),
    nearLocationIds: properties.catalogue_near,
    shape: properties.shape,
    lengthKm: cut?.length_km ?? properties.length_km,
    line: geometry.coordinates.filter((_, index) => index < firstDropped || index > lastDropped),
    ...(heights && { heights }),
  };
}

const toNames = ({ name_en: en, name_ru: ru, name_kk: kk }: OsmNamesInFile): OsmNames => ({
  ...(en && { en }),
  ...(ru && { ru }),
  ...(kk && { kk }),
});

const SHOWN_KINDS = ['peak', 'hut', 'water', 'rescue'] as const;

function toPoint({ properties, geometry }: z.infer<typeof PointsFile>['features'][number]): MapPoint[] {
  // A shelter of OpenStreetMap is mostly a roof over a table, and no refuge.
  const kind = SHOWN_KINDS.find((shown) => shown === properties.kind);
  if (!kind) return [];
  const { name_ru: nameRu, ele, water } = properties;
  return [
    {
      kind,
      ...(nameRu && { nameRu }),
      ...(water === 'spring' && { isSpring: true as const }),
      ...(typeof ele === 'number' && { elevationMetres: ele }),
      at: geometry.coordinates,
    },
  ];
}

/** Reads one file. @throws ContentError that names the file, the place in it, and what is wrong. */
function readFile<Schema extends z.ZodType>(workspace: string, name: string, schema: Schema): z.infer<Schema> {
  const file = `${GEODATA_FOLDER}/${name}`;
  const fail = (field: string, message: string) => new ContentError('The geodata', [{ file, line: 1, field, message }]);
  let values: unknown;
  try {
    const text = readFileSync(path.join(workspace, file), 'utf8');
    values = name.endsWith('.yml') ? parse(text) : JSON.parse(text);
  } catch (error) {
    throw fail('', error instanceof Error ? error.message : String(error));
  }
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw fail(issue?.path.join('.') ?? '', issue?.message ?? 'Is not valid');
}

function readRegion(workspace: string): Pick<Geodata, 'borders' | 'highestPeak'> {
  const { features } = readFile(workspace, 'region.geojson', RegionFile);
  const borders: Geodata['borders'][number][] = [];
  let highestPeak: Geodata['highestPeak'] | undefined;
  for (const { properties, geometry } of features) {
    if (properties.kind === 'border' && geometry.type === 'MultiLineString') borders.push(...geometry.coordinates);
    if (properties.kind === 'peak' && geometry.type === 'Point' && typeof properties.ele === 'number')
      highestPeak = { at: geometry.coordinates, elevationMetres: properties.ele };
  }
  if (!highestPeak) throw new Error(`${GEODATA_FOLDER}/region.geojson has no peak`);
  return { borders, highestPeak };
}

function readWater(workspace: string): Pick<Geodata, 'lakes' | 'rivers'> {
  const { features } = readFile(workspace, 'water.geojson', WaterFile);
  const imported = readFile(workspace, 'lakes.geojson', LakesFile).features;
  return {
    lakes: [...features, ...imported].flatMap(({ geometry }) =>
      geometry.type === 'Polygon' ? [geometry.coordinates] : [],
    ),
    rivers: features.flatMap(({ properties, geometry }) =>
      geometry.type === 'MultiLineString' && properties.kind === 'river' ? geometry.coordinates : [],
    ),
  };
}

function readNames(workspace: string): Names {
  const { peaks, ...names } = readFile(workspace, 'names.json', NamesFile);
  return { ...names, peaks: new Map(peaks.map(({ ru, ...others }) => [ru, others])) };
}

/**
 * Reads everything that the maps are drawn from. Nothing is estimated or filled in.
 *
 * @param workspace the root folder of the workspace.
 * @throws ContentError that names the file and the field.
 */
export const readGeodata = (workspace: string): Geodata => ({
  trails: readFile(workspace, 'trails.geojson', TrailsFile).features.map(toTrail),
  trailTexts: readFile(workspace, 'trails.yml', TrailTextsFile),
  points: readFile(workspace, 'points.geojson', PointsFile).features.flatMap(toPoint),
  streets: readFile(workspace, 'streets.geojson', StreetsFile).features.map(({ properties, geometry }) => ({
    class: properties.class,
    names: toNames(properties),
    lines: geometry.coordinates,
  })),
  landmarks: readFile(workspace, 'landmarks.geojson', LandmarksFile).features.flatMap(({ properties, geometry }) =>
    geometry.coordinates.slice(0, 1).map((ring) => ({ names: toNames(properties), ring })),
  ),
  roads: readFile(workspace, 'roads.geojson', RoadLinesFile).features.map(({ properties: { from, to }, geometry }) => ({
    ...{ from, to, line: geometry.coordinates },
  })),
  ...readWater(workspace),
  ...readRegion(workspace),
  names: readNames(workspace),
});
