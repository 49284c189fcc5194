import { getDistanceKm } from '../../../src/lib/distance-and-bearing.ts';
import { KM_PER_LATITUDE, KM_PER_LONGITUDE } from '../geodata/degrees.ts';
import type { Coordinates } from '../geodata/schema.ts';
import { simplify } from '../relief/simplify.ts';
import { REGION } from '../tiles/region-tiles.ts';
import { ImportError, type Place } from './part.ts';

/** Points nearer to the line than this are left out, in kilometres: as exact as the lines that are there (docs/maps.md). */
const TOLERANCE_KM = 0.012;
/** Five decimals of a degree are a metre. */
const DECIMALS = 5;

/** A number with so many decimals. */
export const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** @throws ImportError when a place is outside the region. */
export function checkPlaces(places: readonly Place[]): void {
  const [west, south, east, north] = REGION;
  const outside = places.find(({ lon, lat }) => !(lon >= west && lon <= east && lat >= south && lat <= north));
  if (outside)
    throw new ImportError(
      `Longitude ${outside.lon}, latitude ${outside.lat} is outside the region, ${west} to ${east} E and ${south} to ${north} N. GeoJSON has the longitude first`,
    );
}

/** Leaves out points of a line or a ring that are nearer to it than 12 m. */
export function simplifyLine(places: readonly Place[]): Coordinates[] {
  const flat = places.map(({ lon, lat }) => ({ lon, lat, x: lon * KM_PER_LONGITUDE, y: lat * KM_PER_LATITUDE }));
  return simplify(flat, TOLERANCE_KM).map(({ lon, lat }) => [round(lon, DECIMALS), round(lat, DECIMALS)]);
}

/** The kilometres from the start of a line to each of its places. */
export function measurePlaces(places: readonly Place[]): number[] {
  let total = 0;
  return places.map((place, index) => {
    const before = places[index - 1];
    if (before) total += getDistanceKm(before, place);
    return total;
  });
}
