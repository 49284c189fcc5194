/** Half the length of a straight of the 400 m oval, in metres. */
export const HALF_STRAIGHT = 52;

/** Position of a rink: its centre in metres, its rotation in radians, and the height of the ground around it. */
export type RinkSite = { x: number; z: number; rotation: number; groundAt: (x: number, z: number) => number };

/** Converts a point of the world to metres along and across the rink, from its centre. */
export function toRinkCoordinates(
  { x, z, rotation }: Omit<RinkSite, 'groundAt'>,
  wx: number,
  wz: number,
): [along: number, across: number] {
  const [dx, dz] = [wx - x, wz - z];
  return [dx * Math.cos(rotation) + dz * Math.sin(rotation), -dx * Math.sin(rotation) + dz * Math.cos(rotation)];
}

/** Distance of a point from the line between the centres of the two bends; it is constant along a lane. */
export const distanceFromAxis = (along: number, across: number) =>
  Math.hypot(Math.max(0, Math.abs(along) - HALF_STRAIGHT), across);
