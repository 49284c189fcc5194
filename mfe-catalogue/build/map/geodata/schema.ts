import * as z from 'zod';

/** Degrees, WGS 84, as in GeoJSON: longitude, then latitude. */
const Coordinates = z.tuple([z.number(), z.number()]);
export type Coordinates = z.infer<typeof Coordinates>;

const collection = <Properties extends z.ZodType, Geometry extends z.ZodType>(
  properties: Properties,
  geometry: Geometry,
) => z.object({ features: z.array(z.object({ properties, geometry })) });

const Lines = z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(Coordinates)) });
const Polygon = z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(Coordinates)) });
const Point = z.object({ type: z.literal('Point'), coordinates: Coordinates });

const metres = z.number().int();
const Name = z.string().min(1).nullable();

/** How a trail is walked. */
export const SHAPES = ['out_and_back', 'one_way', 'loop'] as const;

/** The licences that a line may have: what is published with it is under ODbL, and CC0 asks for nothing. */
export const LICENCES = ['ODbL-1.0', 'CC0-1.0'] as const;

/** Lines of hiking routes, with their heights where they are known; `cut` is what a line that doubles back has too much. */
const TrailProperties = z.object({
  id: z.string(),
  osm_relation: z.number().int().nullable(),
  name_ru: z.string(),
  catalogue_id: z.number().int().nullable(),
  catalogue_near: z.array(z.number().int()),
  shape: z.enum(SHAPES),
  length_km: z.number().positive(),
  source: z.string().min(1),
  licence: z.enum(LICENCES),
  /** When its file was read, where that is not the day of the others. */
  read: z.iso.date().optional(),
  cut: z
    .object({
      drop_coordinates: z.tuple([z.number().int(), z.number().int()]),
      drop_profile_km: z.tuple([z.number(), z.number()]),
      length_km: z.number().positive(),
      ascent_filtered_m: metres,
    })
    .nullable(),
});

/** From a model of the ground, or recorded with the line. */
const TrailWithHeights = TrailProperties.extend({
  heights: z.enum(['copernicus_glo_90', 'track']),
  ascent_filtered_m: metres,
  profile: z.array(z.tuple([z.number(), metres])).min(2),
});
const TrailWithoutHeights = TrailProperties.extend({
  heights: z.null(),
  ascent_filtered_m: z.null(),
  profile: z.null(),
});

export const TrailsFile = collection(
  z.discriminatedUnion('heights', [TrailWithHeights, TrailWithoutHeights]),
  z.object({ type: z.literal('LineString'), coordinates: z.array(Coordinates).min(2) }),
);
export type TrailFeature = z.infer<typeof TrailsFile>['features'][number];

/** Summits, huts, water and the like. */
export const PointsFile = collection(
  z.object({
    kind: z.enum(['peak', 'hut', 'water', 'rescue', 'shelter', 'camp', 'toilet']),
    name_ru: Name,
    water: z.enum(['spring', 'drinking_water']).nullish(),
    ele: z.number().nullish(),
  }),
  Point,
);

/** The names of OpenStreetMap, those that it has. */
const OsmNames = z.object({ name_ru: Name, name_en: Name.optional(), name_kk: Name.optional() });

/** What an imported feature says of itself. */
const imported = { source: z.string().min(1), licence: z.literal('ODbL-1.0'), read: z.iso.date() };

/** Streets; those of 2018 have their source in the head of the file. */
export const StreetsFile = collection(
  OsmNames.extend({ class: z.enum(['main', 'secondary', 'street']), ...z.object(imported).partial().shape }),
  Lines,
);
export type StreetFeature = z.infer<typeof StreetsFile>['features'][number];

/** Imported lines of roads, between two places of the road graph. */
export const RoadLinesFile = collection(
  z.object({ id: z.string(), from: z.string(), to: z.string(), ...imported }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(Coordinates).min(2) }),
);
export type RoadLineFeature = z.infer<typeof RoadLinesFile>['features'][number];

/** Imported lakes: the outer ring, then islands. */
export const LakesFile = collection(OsmNames.extend({ id: z.string(), ...imported }), Polygon);
export type LakeFeature = z.infer<typeof LakesFile>['features'][number];

/** Outlines of well-known buildings of the centre. */
export const LandmarksFile = collection(OsmNames.extend({ kind: z.string() }), Polygon);

/** Lakes and rivers of the region, of Natural Earth. */
export const WaterFile = collection(
  z.object({ kind: z.enum(['reservoir', 'lake', 'river', 'river_through_lake']) }),
  z.discriminatedUnion('type', [Polygon, Lines]),
);

/** Borders, towns and the highest summit of the region. */
export const RegionFile = collection(
  z.object({ kind: z.enum(['border', 'town', 'peak']), ele: z.number().nullish() }),
  z.discriminatedUnion('type', [Lines, Point]),
);

const NameInLanguages = z.object({ en: z.string(), ru: z.string(), kk: z.string() });

/** Names of what the maps label; a summit of the points is found by its Russian one. */
export const NamesFile = z.object({
  peaks: z.array(NameInLanguages.partial({ kk: true })),
  region: z.array(
    z.object({ kind: z.enum(['city', 'water']), text: NameInLanguages, lat: z.number(), lon: z.number() }),
  ),
  highestPeak: NameInLanguages,
});

/** What pages say of trails, by their id in the lines, and names of huts and rescue posts, by the Russian one. */
export const TrailTextsFile = z.object({
  trails: z.array(
    z.object({
      id: z.string(),
      /** It is the beginning of another line, and leads there and back: up to a place of the line at so many kilometres. */
      beginningOf: z.object({ id: z.string(), km: z.number().positive() }).optional(),
      name: NameInLanguages,
      introduction: NameInLanguages,
      start: NameInLanguages.optional(),
      end: NameInLanguages.optional(),
      smoothing: z.union([z.literal(1), z.literal(3), z.literal(5)]).default(1),
      page: z.number().int(),
      lake: z.number().int().optional(),
    }),
  ),
  points: z.array(NameInLanguages),
});
export type TrailTexts = z.infer<typeof TrailTextsFile>;
