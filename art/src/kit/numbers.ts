/** A direction or a point in the world: x to the right of a camera without yaw, y up, z away from it. Metres. */
export type Vec3 = readonly [number, number, number];

/** The value, kept between two bounds. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** From a at t = 0 to b at t = 1, in a straight line and beyond. */
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

/** 0 before `from`, 1 after `to`, an S-curve between; `from` may be greater than `to`. */
export function smooth(from: number, to: number, value: number) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A vector of length 1 in the same direction. */
export function unit([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
