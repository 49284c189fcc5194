import { escapeXml } from '@almaty/planner/xml';

/** Degrees WGS 84, and metres above sea level. */
type Waypoint = { name: string; lat: number; lon: number; elevationMetres?: number | undefined };

/** A surveyed line with its heights in metres, where they are known, and what to know of it. */
type Track = {
  name: string;
  note: string;
  /** Whose the line is, where it is not of OpenStreetMap: it is free of conditions (CC0). */
  ownSource?: string | undefined;
  osmRelation?: number | undefined;
  points: readonly (readonly [lat: number, lon: number, metres?: number])[];
};

const OSM = { author: 'OpenStreetMap contributors', licence: 'https://www.openstreetmap.org/copyright' };
const CC0 = 'https://creativecommons.org/publicdomain/zero/1.0/';

const formatElevation = (metres: number | undefined) => (metres === undefined ? '' : `<ele>${metres}</ele>`);

const formatWaypoint = ({ name, lat, lon, elevationMetres }: Waypoint) =>
  `  <wpt lat="${lat}" lon="${lon}">${formatElevation(elevationMetres)}<name>${escapeXml(name)}</name></wpt>`;

const formatTrack = ({ name, note, osmRelation, points }: Track) =>
  [
    `  <trk><name>${escapeXml(name)}</name><desc>${escapeXml(note)}</desc>`,
    ...(osmRelation === undefined ? [] : [`<link href="https://www.openstreetmap.org/relation/${osmRelation}"/>`]),
    '<trkseg>',
    ...points.map(([lat, lon, metres]) => `\n<trkpt lat="${lat}" lon="${lon}">${formatElevation(metres)}</trkpt>`),
    '</trkseg></trk>',
  ].join('');

/**
 * Creates a GPX 1.1 file (topografix.com/GPX/1/1) of waypoints and, where the line of a way has been surveyed, a track. No
 * line is invented: it could lead people off a path.
 */
export function createGpx(name: string, waypoints: readonly Waypoint[], track?: Track): string {
  const { author, licence } = track?.ownSource === undefined ? OSM : { author: track.ownSource, licence: CC0 };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Almaty guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeXml(name)}</name><copyright author="${escapeXml(author)}"><license>${licence}</license></copyright></metadata>`,
    ...waypoints.map(formatWaypoint),
    ...(track ? [formatTrack(track)] : []),
    '</gpx>',
    '',
  ].join('\n');
}
