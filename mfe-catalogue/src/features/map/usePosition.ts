import { useState } from 'react';
import * as m from '#messages';
import { type Frame, projections } from '../../lib/map/frames.ts';
import type { Point } from '../../lib/map/projection.ts';

/** A position older than this many milliseconds is asked for anew, and one that does not come in this time has failed. */
const MAX_AGE_MS = 60_000;
const TIMEOUT_MS = 15_000;

/** Where the visitor is on a frame, once asked by a press, and what to say of it. */
type Found = { point?: Point; text: string };

/** The visitor's position as a point of a frame. It stays in the browser. */
export function usePosition(frame: Frame) {
  const [found, setFound] = useState<Found>({ text: '' });
  function ask(): void {
    setFound({ text: m.mapSearching });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lon } }) => {
        const { width, height, project } = projections[frame];
        const point = project({ lat, lon });
        const isInside = point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
        setFound(isInside ? { point, text: m.mapFound } : { text: m.mapOutside });
      },
      () => setFound({ text: m.mapNotFound }),
      { enableHighAccuracy: true, maximumAge: MAX_AGE_MS, timeout: TIMEOUT_MS },
    );
  }
  return { ...found, ask };
}
