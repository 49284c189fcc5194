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

/** Lines of hiking routes with their heights; `cut` is what a line that doubles back has too much. */
export const TrailsFile = collection(
  z.object({
    id: z.string(),
    osm_relation: z.number().int(),
    name_ru: z.string(),
    catalogue_id: z.number().int().nullable(),
    catalogue_near: z.array(z.number().int()),
    shape: z.enum(['out_and_back', 'one_way', 'loop']),
    length_km: z.number().positive(),
    ascent_filtered_m: metres,
    profile: z.array(z.tuple([z.number(), metres])).min(2),
    cut: z
      .object({
        drop_coordinates: z.tuple([z.number().int(), z.number().int()]),
        drop_profile_km: z.tuple([z.number(), z.number()]),
        length_km: z.number().positive(),
        ascent_filtered_m: metres,
      })
      .nullable(),
  }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(Coordinates).min(2) }),
);

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

/** Streets of the centre. */
export const StreetsFile = collection(OsmNames.extend({ class: z.enum(['main', 'secondary', 'street']) }), Lines);

/** Outlines of well-known buildings of the centre. */
export const LandmarksFile = collection(OsmNames.extend({ kind: z.string() }), Polygon);

/** Lakes and rivers of the region. */
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
