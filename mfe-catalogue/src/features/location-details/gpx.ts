/** A waypoint: degrees WGS 84, metres above the sea. */
type Waypoint = { name: string; lat: number; lon: number; elevation?: number | undefined };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const waypoint = ({ name, lat, lon, elevation }: Waypoint) =>
  `  <wpt lat="${lat}" lon="${lon}">${elevation === undefined ? '' : `<ele>${elevation}</ele>`}<name>${escaped(name)}</name></wpt>`;

/**
 * A GPX 1.1 file (topografix.com/GPX/1/1) of points to walk to. It holds no track: none of ours has been walked with a
 * receiver, and an invented one could lead somebody off a path.
 */
export const gpxOf = (name: string, points: readonly Waypoint[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Almaty guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escaped(name)}</name><copyright author="OpenStreetMap contributors"><license>https://www.openstreetmap.org/copyright</license></copyright></metadata>`,
    ...points.map(waypoint),
    '</gpx>',
    '',
  ].join('\n');
