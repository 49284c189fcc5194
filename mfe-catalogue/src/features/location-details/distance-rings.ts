import { bearing, CENTRE, compassPoint, distance, type Position } from './bearing.ts';

/** Distances that read well, in kilometres; the smallest that takes the place in is the outer ring. */
const RINGS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;
/** Nearer than this, in kilometres, a place is in the middle: the square itself is 0.5 km long. */
const IN_THE_MIDDLE = 0.3;

/** Where a place is, as rings around the city: radius 1 is the outer ring, x goes east and y south. */
export type Rings = { outer: number; x: number; y: number; text: string };

/** Where a position is, seen from the middle of the city. */
export function ringsOf(position: Position): Rings {
  const away = distance(CENTRE, position);
  const outer = RINGS.find((radius) => radius >= away) ?? 1000;
  if (away < IN_THE_MIDDLE) return { outer, x: 0, y: 0, text: 'In the middle of the city' };
  const degrees = bearing(CENTRE, position);
  const angle = (degrees * Math.PI) / 180;
  const shown = away < 10 ? away.toFixed(1) : Math.round(away).toString();
  return {
    outer,
    x: (Math.sin(angle) * away) / outer,
    y: (-Math.cos(angle) * away) / outer,
    text: `${shown} km ${compassPoint(degrees)} of Republic Square, as the crow flies`,
  };
}
