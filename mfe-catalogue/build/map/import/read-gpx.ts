import * as z from 'zod';
import { chooseLine } from './choose-line.ts';
import { parseXml } from './parse-xml.ts';
import { type FileLine, ImportError, type Place } from './part.ts';

const number = z.coerce.number();

/** An element without content is an empty text. */
const Segment = z.preprocess(
  (value) => value || {},
  z.object({ trkpt: z.array(z.object({ lat: number, lon: number, ele: number.optional() })).default([]) }),
);

/** The tracks of a GPX file (https://www.topografix.com/GPX/1/1). */
const GpxFile = z.object({
  gpx: z.object({
    trk: z.array(z.object({ name: z.string().optional(), trkseg: z.array(Segment).default([]) })).default([]),
    rte: z.array(z.unknown()).default([]),
  }),
});
type Track = z.infer<typeof GpxFile>['gpx']['trk'][number];

const toPlace = ({ lat, lon, ele }: { lat: number; lon: number; ele?: number | undefined }): Place => ({
  ...{ lat, lon },
  ...(ele !== undefined && { metres: ele }),
});

const toLine = ({ name, trkseg }: Track): FileLine => ({
  parts: trkseg
    .map(({ trkpt }, index) => ({ name: `segment ${index + 1}`, places: trkpt.map(toPlace) }))
    .filter(({ places }) => places.length > 0),
  ...(name && { name }),
  notes: [],
});

/**
 * Reads a track of a GPX file, with its heights.
 *
 * @param line which one, counted from 1; needed when there are several.
 * @throws ImportError when the file has no track: a route is a plan, and nobody has walked its line.
 */
export function readGpx(text: string, line: number | undefined): FileLine {
  const { trk, rte } = parseXml(text, GpxFile).gpx;
  const lines = trk.map(toLine).filter(({ parts }) => parts.length > 0);
  if (lines.length > 0) return chooseLine(lines, line);
  throw new ImportError(
    rte.length > 0
      ? 'The file has a route and no track. A route is a plan, which nobody has walked: record a track'
      : 'The file has no track with points',
  );
}
