import { escapeXml } from '../../lib/escape-xml.ts';

/** Degrees WGS 84, and metres above sea level. */
type Waypoint = { name: string; lat: number; lon: number; elevationMetres?: number | undefined };

const formatWaypoint = ({ name, lat, lon, elevationMetres }: Waypoint) =>
  `  <wpt lat="${lat}" lon="${lon}">${elevationMetres === undefined ? '' : `<ele>${elevationMetres}</ele>`}<name>${escapeXml(name)}</name></wpt>`;

/**
 * Creates a GPX 1.1 file (topografix.com/GPX/1/1) of waypoints. It contains no track: no route of the guide has been
 * recorded, and an invented track could lead people off a path.
 */
export const createGpx = (name: string, waypoints: readonly Waypoint[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Almaty guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeXml(name)}</name><copyright author="OpenStreetMap contributors"><license>https://www.openstreetmap.org/copyright</license></copyright></metadata>`,
    ...waypoints.map(formatWaypoint),
    '</gpx>',
    '',
  ].join('\n');
