import * as z from 'zod';
import { chooseLine } from './choose-line.ts';
import { parseWith } from './parse-xml.ts';
import { type FileLine, ImportError, type Place } from './part.ts';

const Position = z.tuple([z.number(), z.number()], z.number());
type Position = z.infer<typeof Position>;

const Lines = z.discriminatedUnion('type', [
  z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(Position)) }),
]);
const Other = z.object({ type: z.enum(['Point', 'MultiPoint', 'Polygon', 'MultiPolygon', 'GeometryCollection']) });
const Geometry = z.union([Lines, Other]);

const Feature = z.object({
  type: z.literal('Feature'),
  properties: z.object({ name: z.string().optional().catch(undefined) }).nullish(),
  geometry: Geometry.nullable(),
});

/** GeoJSON (RFC 7946), of which lines are taken. */
const GeojsonFile = z.union(
  [z.object({ type: z.literal('FeatureCollection'), features: z.array(Feature) }), Feature, Geometry],
  'It is no GeoJSON: see RFC 7946',
);

const toPlace = ([lon, lat, metres]: Position): Place => ({ lon, lat, ...(metres !== undefined && { metres }) });

function listFeatures(
  file: z.infer<typeof GeojsonFile>,
): readonly Pick<z.infer<typeof Feature>, 'properties' | 'geometry'>[] {
  if (file.type === 'FeatureCollection') return file.features;
  return file.type === 'Feature' ? [file] : [{ geometry: file }];
}

function toLine({ properties, geometry }: ReturnType<typeof listFeatures>[number]): FileLine[] {
  if (geometry?.type !== 'LineString' && geometry?.type !== 'MultiLineString') return [];
  const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  const { name } = properties ?? {};
  return [
    {
      parts: lines.map((places, index) => ({ name: `part ${index + 1}`, places: places.map(toPlace) })),
      ...(name && { name }),
      notes: [],
    },
  ];
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`It is no JSON: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Reads a line of a GeoJSON file, with its heights where positions have three numbers.
 *
 * @param line which one, counted from 1; needed when there are several.
 * @throws ImportError when the file has no line.
 */
export function readGeojson(text: string, line: number | undefined): FileLine {
  const lines = listFeatures(parseWith(GeojsonFile, parseJson(text))).flatMap(toLine);
  if (lines.length === 0) throw new ImportError('The file has no LineString and no MultiLineString');
  return chooseLine(lines, line);
}
