import * as m from '#messages';
import type { Position } from '../../lib/distance-and-bearing.ts';
import { type Frame, projections } from '../../lib/map/frames.ts';
import type { Point } from '../../lib/map/projection.ts';

/** A position older than this many milliseconds is asked for anew, and one that does not come in this time has failed. */
const MAX_AGE_MS = 60_000;
const TIMEOUT_MS = 15_000;

/** Where the visitor is on a map, and what to say of it. */
export type Found<Place = Point> = { point?: Place; text: string };

/**
 * Asks the browser where the visitor is, who is asked first. The position stays in the browser.
 *
 * @param locate finds a position on the map, or undefined outside it.
 * @param tell is told at once, and again what was found.
 */
export async function findOn<Place>(
  locate: (position: Position) => Place | undefined,
  tell: (found: Found<Place>) => void,
): Promise<void> {
  tell({ text: m.mapSearching });
  const found = await new Promise<GeolocationPosition | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), {
      enableHighAccuracy: true,
      maximumAge: MAX_AGE_MS,
      timeout: TIMEOUT_MS,
    });
  });
  if (!found) return tell({ text: m.mapNotFound });
  const { latitude: lat, longitude: lon } = found.coords;
  const point = locate({ lat, lon });
  tell(point ? { point, text: m.mapFound } : { text: m.mapOutside });
}

function locateOn(frame: Frame, position: Position): Point | undefined {
  const { width, height, project } = projections[frame];
  const point = project(position);
  return point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height ? point : undefined;
}

/** Finds where the visitor is on a frame. @param tell is told at once, and again what was found. */
export const findPosition = (frame: Frame, tell: (found: Found) => void): Promise<void> =>
  findOn((position) => locateOn(frame, position), tell);
