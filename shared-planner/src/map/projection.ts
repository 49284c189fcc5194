/** A position in degrees, WGS 84. */
export type Position = { lat: number; lon: number };

/** A point of a map in pixels, from its top left corner. */
export type Point = { x: number; y: number };

/** The size of a map in pixels. */
export type Size = { width: number; height: number };

/** The part of the earth that a map shows, drawn flat. */
export type Projection = {
  project: (position: Position) => Point;
  /** Pixels in a kilometre. */
  scale: number;
  centre: Position;
};

const KM_PER_DEGREE = 111.32;

/** A map shows at least this much from side to side: one stop alone would be magnified without end. */
const LEAST_KM = 3;

const round = (value: number) => Math.round(value * 10) / 10;

/** An area in degrees, WGS 84. */
export type Area = { west: number; east: number; south: number; north: number };

/** The projection of a map that shows an area from edge to edge. */
export function frameProjection({ west, east, south, north }: Area, { width, height }: Size): Projection {
  const centre = { lat: (south + north) / 2, lon: (west + east) / 2 };
  return {
    scale: height / ((north - south) * KM_PER_DEGREE),
    centre,
    project: ({ lat, lon }) => ({
      x: round(((lon - west) / (east - west)) * width),
      y: round(((north - lat) / (north - south)) * height),
    }),
  };
}

/**
 * Fits positions into a map: equirectangular, with the cosine of the mean latitude, so that it is true to shape for an area
 * of this size.
 *
 * @param positions at least one.
 * @param padding between the outermost positions and the edge of the map, in pixels.
 */
export function fitProjection(positions: readonly Position[], { width, height }: Size, padding: number): Projection {
  const [lats, lons] = [positions.map(({ lat }) => lat), positions.map(({ lon }) => lon)];
  const centre = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  };
  const [kmPerLat, kmPerLon] = [KM_PER_DEGREE, KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)];
  const wide = Math.max(LEAST_KM, (Math.max(...lons) - Math.min(...lons)) * kmPerLon);
  const high = (Math.max(...lats) - Math.min(...lats)) * kmPerLat;
  const scale = Math.min(
    (width - 2 * padding) / wide,
    high > 0 ? (height - 2 * padding) / high : Number.POSITIVE_INFINITY,
  );
  return {
    scale,
    centre,
    project: ({ lat, lon }) => ({
      x: round(width / 2 + (lon - centre.lon) * kmPerLon * scale),
      y: round(height / 2 - (lat - centre.lat) * kmPerLat * scale),
    }),
  };
}
