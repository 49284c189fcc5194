import { escapeXml } from '../../../lib/escape-xml.ts';

/** Degrees WGS 84, and metres above sea level. */
type Waypoint = { name: string; lat: number; lon: number; elevationMetres?: number | undefined };

/** A line of OpenStreetMap with its heights in metres, and what to know of it. */
type Track = {
  name: string;
  note: string;
  osmRelation: number;
  points: readonly (readonly [lat: number, lon: number, metres: number])[];
};

const formatWaypoint = ({ name, lat, lon, elevationMetres }: Waypoint) =>
  `  <wpt lat="${lat}" lon="${lon}">${elevationMetres === undefined ? '' : `<ele>${elevationMetres}</ele>`}<name>${escapeXml(name)}</name></wpt>`;

const formatTrack = ({ name, note, osmRelation, points }: Track) =>
  [
    `  <trk><name>${escapeXml(name)}</name><desc>${escapeXml(note)}</desc>`,
    `<link href="https://www.openstreetmap.org/relation/${osmRelation}"/><trkseg>`,
    ...points.map(([lat, lon, metres]) => `\n<trkpt lat="${lat}" lon="${lon}"><ele>${metres}</ele></trkpt>`),
    '</trkseg></trk>',
  ].join('');

/**
 * Creates a GPX 1.1 file (topografix.com/GPX/1/1) of waypoints and, where OpenStreetMap has the line of a way, a track. No
 * line is invented: it could lead people off a path.
 */
export const createGpx = (name: string, waypoints: readonly Waypoint[], track?: Track): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Almaty guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeXml(name)}</name><copyright author="OpenStreetMap contributors"><license>https://www.openstreetmap.org/copyright</license></copyright></metadata>`,
    ...waypoints.map(formatWaypoint),
    ...(track ? [formatTrack(track)] : []),
    '</gpx>',
    '',
  ].join('\n');
